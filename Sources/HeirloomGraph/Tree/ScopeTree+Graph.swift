import HeirloomModel

extension ScopeTree {
    /// What emission prints, `nil` where a dependency has nothing to fulfil it that is reached from no root.
    package func graph(roots: [ScopeID]) -> ScopeGraph {
        let isolated = isolatedBelow
        let linked = ids.map { scope(at: $0, isolated: isolated) }
        return ScopeGraph(
            module: input.module,
            scopes: linked,
            values: values.values,
            roots: roots.map {
                Root(
                    scope: $0,
                    needsInitializer: needsInitializer($0),
                    initializerForm: initializerForm(of: $0),
                    initializerActor: isolationTable.initializerActor(of: self[$0].declared)
                )
            },
            names: visibleNames(of: roots),
            files: table.files.files.map { file in
                File(path: file.summary.path, module: file.module, imports: file.summary.imports)
            },
            additionalImports: additionalImports,
            defaultIsolation: defaultIsolation
        )
    }

    private func scope(at id: ScopeID, isolated: BelowEach<ScopeID>) -> Scope {
        let linked = self[id]
        var unavailable: [Int: Set<ValueID>] = [:]
        for need in orders[id.index].unavailable {
            unavailable[need.dependency, default: []].insert(need.requirement.value)
        }
        // What no root reaches may lack something; it is printed nowhere, and so it may be left out here.
        let kept = linked.dependencies.indices.filter { !linked.dependencies[$0].lacksProduct }
        let isWhole = kept.count == linked.dependencies.count
        let places = isWhole ? [:] : Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        func place(of index: Int) -> Int? { isWhole ? index : places[index] }
        var dependencies: [ScopeDependency] = []
        dependencies.reserveCapacity(kept.count)
        for index in kept {
            let dependency = linked.dependencies[index]
            guard var origin = dependency.origin else { continue }
            let hop = TreeSurvey.Hop(scope: id, dependency: index)
            if case .renamed(var renaming) = origin {
                renaming.sibling = renaming.sibling.flatMap(place)
                renaming.isWrapped = renaming.isWrapped && isWrapped(at: hop)
                origin = .renamed(renaming)
            }
            dependencies.append(
                ScopeDependency(
                    value: dependency.declared.value,
                    type: dependency.declared.type,
                    origin: origin,
                    edges: edge(at: hop, place: dependencies.count, isolated: isolated).map { [$0] } ?? [],
                    unavailable: unavailable[index] ?? []
                )
            )
        }
        return Scope(
            module: module(of: id),
            file: linked.file,
            declaration: declarationWithCalls(id),
            type: linked.declared.type,
            isolation: isolations[id.index],
            dependencies: dependencies,
            constructionOrder: isWhole ? orders[id.index].order : orders[id.index].order.compactMap(place),
            requires: requires[id.index],
            declaredCalls: declaredCalls.instantiators(of: linked, self)
        )
    }

    /// What is built for a dependency that is at that place among those that are kept.
    private func edge(at hop: TreeSurvey.Hop, place: Int, isolated: BelowEach<ScopeID>) -> BuildEdge? {
        guard case .instantiated(let order, .scope(let product)) = self[hop].link else { return nil }
        let isFreeActor =
            self[product].declaration.form == .declaration(.actor) && isolated.first(below: product) == nil
        return BuildEdge(
            owner: hop.scope,
            dependency: place,
            product: product,
            moment: order.builder.map {
                // Where the order is another than the declared one.
                .onDemand($0, forwardedOrder: order.forwarded.flatMap(self[product].forwardedOrder))
            } ?? .atOnce,
            isWrapped: order.isWrapped && isWrapped(at: hop),
            requestedType: order.requested,
            isBuiltAnywhere: order.builder?.isSendable == true || isFreeActor
        )
    }

    private func isWrapped(at hop: TreeSurvey.Hop) -> Bool { adaptation(at: hop)?.isWrapped ?? true }

    /// Whether a root gets an `init()`: not where it has one, or where nothing is to be built.
    package func needsInitializer(_ root: ScopeID) -> Bool {
        if self[root].dependencies.isEmpty { return false }
        guard let entity = self[root].declared.entity else { return true }
        return !initializers(of: entity).contains { $0.isPlain && $0.access > .fileprivate }
    }

    private var additionalImports: [AdditionalImport] {
        var imports: [AdditionalImport] = []
        var known: Set<AdditionalImport> = []
        for file in table.files.withConfigurations.map({ table.files[$0] })
        where file.module == input.module {
            for configuration in file.summary.configurations {
                for module in configuration.additionalImportedModules {
                    let added = AdditionalImport(module: module.text, condition: configuration.condition)
                    if known.insert(added).inserted { imports.append(added) }
                }
            }
        }
        return imports
    }
}

extension LinkedDependency {
    /// Whether nothing fulfils it.
    fileprivate var lacksProduct: Bool {
        switch link {
        case .instantiated(_, .scope), .forwarded, .received, .receivedIfAvailable, .renamed: false
        case .instantiated(_, .nothing), .instantiated(_, .ambiguous): true
        }
    }

    /// Where the value comes from, `nil` where nothing fulfils it.
    package var origin: ScopeDependency.Origin? {
        switch link {
        case .instantiated(_, .scope): return .instantiated
        case .instantiated(_, .nothing), .instantiated(_, .ambiguous): return nil
        case .forwarded: return .forwarded
        case .received: return .received
        case .receivedIfAvailable(let value): return .receivedIfAvailable(value)
        case .renamed(let renaming): return .renamed(renaming)
        }
    }
}

extension InitializerSummary {
    /// Whether it is `init()`. One whose parameters all have defaults is another, beside which an `init()` may
    /// stand, and a call without arguments prefers that.
    package var isPlain: Bool { labels.isEmpty && !isFailable }
}
