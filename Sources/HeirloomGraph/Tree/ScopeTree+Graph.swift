import HeirloomModel

extension ScopeTree {
    /// Returns the graph that emission prints. Dependencies without a product are left out; no root reaches them.
    ///
    /// - Parameter printedIn: The scopes for which extensions are printed, if not the roots.
    package func graph(roots: [ScopeID], printedIn extended: [ScopeID]? = nil) -> ScopeGraph {
        let scopes = ids.map(scope)
        return ScopeGraph(
            module: input.module,
            scopes: scopes,
            values: values.values,
            roots: roots.map {
                Root(
                    scope: $0,
                    needsInitializer: needsInitializer($0),
                    initializerForm: initializerForm(of: $0),
                    initializerActor: isolationTable.initializerActor(of: self[$0].declared),
                    effects: spellable(effects[$0], where: self[$0].declared.declaration.access)
                )
            },
            names: visibleNames(of: extended ?? roots),
            files: table.files.files.map { file in
                File(path: file.summary.path, module: file.module, imports: file.summary.imports)
            },
            additionalImports: additionalImports,
            defaultIsolation: defaultIsolation
        )
    }

    private func scope(at id: ScopeID) -> Scope {
        let linked = self[id]
        var unavailable: [Int: Set<ValueID>] = [:]
        for need in orders[id.index].unavailable {
            unavailable[need.dependency, default: []].insert(need.requirement.value)
        }
        // A scope that no root reaches may have a dependency without a product. The scope is not printed, so the
        // dependency can be left out.
        let isWhole = !linked.dependencies.contains { $0.lacksProduct }
        var places: [Int: Int] = [:]
        if !isWhole {
            for index in linked.dependencies.indices where !linked.dependencies[index].lacksProduct {
                places[index] = places.count
            }
        }
        let order = orders[id.index].order
        func place(of index: Int) -> Int? { isWhole ? index : places[index] }
        var dependencies: [ScopeDependency] = []
        dependencies.reserveCapacity(linked.dependencies.count)
        for index in 0..<linked.dependencies.count {
            guard let place = place(of: index) else { continue }
            let dependency = linked.dependencies[index]
            dependencies.append(
                ScopeDependency(
                    value: dependency.declared.value,
                    type: dependency.declared.type,
                    origin: origin(of: DependencyID(scope: id, index: index)),
                    edges: isWhole ? dependency.edges : dependency.edges.map { $0.built(for: place) },
                    collection: collection(of: dependency),
                    sibling: dependency.sibling.flatMap(place(of:)),
                    unavailable: unavailable[index] ?? []
                )
            )
        }
        return Scope(
            module: module(of: id),
            file: linked.file,
            declaration: declarationWithCalls(id),
            type: linked.declared.type,
            isSpecialization: linked.declared.isSpecialization,
            owner: linked.declared.owner,
            isolation: isolations[id.index],
            settledIsolation: settledIsolation(of: id),
            effects: spellable(effects[id], where: .internal),
            callEffects: effects.ofCall(building: id),
            dependencies: dependencies,
            constructionOrder: isWhole ? order : order.compactMap(place(of:)),
            requires: requires[id.index],
            nonescaping: nonescapingFunctions.values(nonescapingIn: id),
            sent: sentValues.isEmpty
                ? [] : Set(sentValues[id].map { linked.dependencies[$0].declared.value })
        )
    }

    private func collection(of dependency: LinkedDependency) -> ScopeDependency.Collection? {
        guard let request = dependency.collected?.request else { return nil }
        return ScopeDependency.Collection(
            elementType: request.elementType,
            keys: request.keyType.map { _ in dependency.edges.compactMap { self[$0.product].declared.key } }
        )
    }

    /// Returns the source of a dependency's value. A renamed dependency is wrapped only if a call wraps it.
    private func origin(of id: DependencyID) -> ScopeDependency.Origin {
        guard case .renamed(var renaming) = self[id].origin, renaming.isWrapped else {
            return self[id].origin
        }
        if adaptation(at: id)?.isWrapped == false { renaming.wrapper = nil }
        renaming.wrapperIsolation = renaming.wrapper.map(declarations.isolation(ofWrapper:)) ?? .nonisolated
        return .renamed(renaming)
    }

    /// Returns whether a root needs an initializer: it does not if it already has one, or if there is nothing to build.
    package func needsInitializer(_ root: ScopeID) -> Bool {
        hasToBuild(root) && handwrittenInitializer(of: root) == nil
    }

    /// Returns whether a root has dependencies that are not passed to it.
    package func hasToBuild(_ root: ScopeID) -> Bool {
        self[root].dependencies.count > self[root].forwarded.count
    }

    /// Returns the handwritten initializer that takes exactly the forwarded values of a root, and so rules out a generated
    /// one, even if it is private or failable. One whose parameters plainly have other types is an overload.
    package func handwrittenInitializer(of root: ScopeID) -> ExtensionInitializer? {
        guard let entity = self[root].declared.entity else { return nil }
        let inputs = self[root].forwarded.map { self[root].dependencies[$0].declared }
        return declarations.writtenInitializers(of: entity).first { written in
            let place = Place(file: written.file, enclosing: entity)
            let parameters = zip(written.initializer.parameterTypes, inputs)
            return written.initializer.labels == inputs.map(\.declaration.label)
                && !parameters.contains { parameter, input in
                    let taken = resolver.resolve(parameter.type, from: place).type.canonical
                    return conversions.isOther(taken, than: input.type.canonical)
                }
        }
    }

    /// Returns whether other builds with a root have a generated initializer in place of a written one.
    package func isConditional(_ written: ExtensionInitializer, of root: ScopeID) -> Bool {
        let conditional = self[root].declared.entity.flatMap { declarations.conditionalInitializers[$0] }
        return conditional?.contains {
            $0.file == written.file && $0.initializer.range == written.initializer.range
        } ?? false
    }

    /// Returns the labels of the parameters of a root's initializer.
    package func inputLabels(of root: ScopeID) -> [String] {
        self[root].forwarded.map { self[root].dependencies[$0].declared.declaration.label }
    }

    private var additionalImports: [AdditionalImport] {
        let imports = table.files.configurations(of: input.module).flatMap { _, configuration in
            configuration.additionalImportedModules.map {
                AdditionalImport(module: $0.text, condition: configuration.condition)
            }
        }
        return BreadthFirstWalk(from: imports).reached
    }

    /// The language mode in which generated code is compiled: that of the module's configuration, otherwise that of the
    /// command line; `nil` if neither states one.
    package var languageMode: LanguageMode? {
        let said = table.files.configurations(of: input.module).compactMap(\.declaration.languageMode)
        return said.lazy.compactMap { LanguageMode($0) }.first ?? input.languageMode
    }

    /// Returns effects as a signature in the module can spell them: an error type that is not visible there, or less
    /// accessible than the throwing declaration, becomes `any Error`.
    private func spellable(_ effects: BuildEffects, where access: AccessLevel) -> BuildEffects {
        guard case .error(let type) = effects.thrown else { return effects }
        let isSeen = hiddenType(in: type.canonical) == nil
        if isSeen, entity(in: type, narrowerThan: access) == nil { return effects }
        return BuildEffects(isAsync: effects.isAsync, thrown: .anything)
    }
}

extension BuildEdge {
    /// Returns the edge for a dependency at another index.
    func built(for dependency: Int) -> BuildEdge {
        var edge = self
        edge.dependency = dependency
        return edge
    }
}

extension InitializerSummary {
    /// Whether this is `init()`. An initializer whose parameters all have defaults is not: an `init()` can be declared
    /// next to it, and a call without arguments prefers `init()`.
    package var isPlain: Bool { labels.isEmpty && !isFailable }
}
