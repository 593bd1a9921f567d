import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Exactly one type builds the value of every instantiated property below a root.
    func nothingFulfillsProblems() -> [GraphProblem] {
        var ambiguous: [GraphProblem] = []
        var uncollected: [GraphProblem] = []
        // Properties that request the same type have the same problem.
        var unfulfilled = OrderedGroups<TypeExpression, DependencyID>()
        for property in survey.instantiations
        where !survey.isSuspect(property.scope) && !tree[property].declared.isAmbiguous {
            let dependency = tree[property]
            if let collected = dependency.collected {
                if survey.isInsistedOn[property.scope.index] {
                    uncollected += problems(of: collected, at: property)
                }
                continue
            }
            guard let request = dependency.declared.request, dependency.lacksProduct else { continue }
            if !dependency.candidates.isEmpty {
                let diagnostic = ambiguousFulfillment(property, dependency.candidates)
                ambiguous.append(problem(at: [property], diagnostic))
            } else if survey.isInsistedOn[property.scope.index] {
                unfulfilled.add(property, to: request.wanted.canonical)
            }
        }
        ambiguous += uncollected + misnamedArguments()
        if unfulfilled.all.isEmpty { return ambiguous }
        let doubtful = DoubtfulNames(tree)
        return ambiguous
            + unfulfilled.all.compactMap { problem($0.elements, wanting: $0.key, doubtful) }
    }

    /// Returns the problems of a collection: unknown names, or no elements.
    private func problems(
        of collected: CollectedElements,
        at property: DependencyID
    ) -> [GraphProblem] {
        if !collected.unknown.isEmpty {
            return collected.unknown.map { problem(at: [property], unknownElement($0, at: property)) }
        }
        return tree[property].lacksProduct
            ? [problem(at: [property], emptyCollection(property))] : []
    }

    /// Returns the problems of generic arguments in strings that nothing declares. In a string, the compiler does not find
    /// them.
    private func misnamedArguments() -> [GraphProblem] {
        survey.instantiations.flatMap { property -> [GraphProblem] in
            guard case .instantiated(let written) = tree[property].declared.declaration.source,
                !tree[property].lacksProduct, !survey.isSuspect(property.scope)
            else { return [] }
            let strings = [written.fulfilledByType].compactMap(\.self) + (written.collecting ?? [])
            return strings.filter(\.type.namesArguments).compactMap { string in
                let place = tree[property.scope].declared.place
                let type = tree.resolver.resolve(string.type, from: place, searchingAllModules: true).type
                let name = tree.resolver.undeclaredName(in: type.canonical, from: place) {
                    !meantTypes.near($0).isEmpty
                }
                return name.map { GraphProblem(misnamedArgument($0, of: string, at: property)) }
            }
        }
    }

    /// Returns a problem of properties for which another platform may have a type.
    private func problem(at properties: [DependencyID], _ diagnostic: Diagnostic) -> GraphProblem {
        let owner = tree[properties[0].scope].declared.declaration.name
        let places = tree.places(of: properties)
        return GraphProblem(diagnostic, places: places, shortage: Shortage(owner: owner, wants: [places]))
    }

    private func problem(
        _ properties: [DependencyID],
        wanting wanted: TypeExpression,
        _ doubtful: DoubtfulNames
    ) -> GraphProblem? {
        let table = tree.table
        let request = tree[properties[0]].declared.request
        let single = request?.collection?.element.wanted.canonical ?? wanted
        // A faulty declaration may be the one that is missing.
        if doubtful.mayDeclare(single, single.entity(in: table), in: table) { return nil }
        guard let entity = wanted.entity(in: table), case .type(let read) = table[entity].kind,
            read.summary.kind != .protocol
        else { return problem(at: properties, nothingFulfills(properties)) }
        return problem(at: properties, notInstantiable(properties, entity))
    }

    private func nothingFulfills(_ properties: [DependencyID]) -> Diagnostic {
        let property = properties[0]
        guard let request = tree[property].declared.request else {
            preconditionFailure("only what is instantiated is fulfilled")
        }
        let wanted = request.wanted.canonical.lastName
        let same = wanted.map(names.same) ?? []
        if let hidden = same.first(where: { isHidden($0, from: property, wanting: request) }) {
            let access = tree[hidden].declared.entity.map { tree.table[$0].access } ?? .internal
            var diagnostic = inaccessibleName(name(hidden), access, in: tree.module(of: hidden), at: property)
            let levels = remedies.names.levels(showing: hidden)
            diagnostic.notes = widening(hidden, to: levels)
            diagnostic.fixIts = fixIts(showing: hidden, at: levels)
            return diagnostic
        }
        let written = tree[property].declared.declaration.type.type
        let origin = tree[property.scope].declared.place
        if !request.isNamed, let hidden = tree.resolver.hiddenType(in: written, from: origin) {
            let (access, module) = (tree.table[hidden].access, tree.table.qualifiedPath(of: hidden)[0])
            var diagnostic = inaccessibleName(name(hidden), access, in: module, at: property)
            diagnostic.notes = widening(hidden, to: [.public])
            return diagnostic
        }
        let listed = incompleteNames(of: request)
        let other = request.isNamed ? [] : otherNames(in: property, properties)
        let near = listed.isEmpty && other.isEmpty ? wanted.map(names.near) ?? [] : []
        let isUnlike = listed.isEmpty && near.isEmpty && other.isEmpty && !request.isNamed
        let misspelt = other + (isUnlike ? misspeltNames(in: property) : [])
        let meant = listed.map(\.note) + misspelt.map(\.note)
        // A correction at one property does not apply to the others, but an import is added wherever it is lacking.
        let corrections =
            listed.map(\.fix) + misspelt.map(\.fix).filter { $0.isImport || properties.count == 1 }
        let renamed = isUnlike && meant.isEmpty ? namesakes(of: property) : []
        let others = near.isEmpty && meant.isEmpty ? candidates(for: request) : []
        let hints =
            meant + conformers(of: request, apartFrom: others)
            + (near + renamed).map { nearName($0, request, property) } + others.map(building)
        return Diagnostic(
            id: .nothingFulfills,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but no type fulfills \
                '\(spelling(request.wanted))'
                """,
            location: place(property),
            notes: path(survey.path(to: property.scope)) + alsoNeeded(by: properties)
                + (hints.isEmpty ? choices(request, properties) : hints)
                + doublesOnly(request.wanted.canonical, "replaces it only in mocks"),
            fixIts: fixIts(
                corrections + listing(request)
                    + near.map { renaming(properties, to: $0) }.map { near.count > 1 ? $0?.guessed : $0 }
                    + (renamed + others).map { renaming(properties, to: $0)?.guessed }
                    + (hints.isEmpty ? edits(for: request, properties) : [])
            )
        )
    }

    /// Returns the fix that corrects the name of a type, unless that lacks its arguments.
    private func renaming(_ properties: [DependencyID], to found: ScopeID) -> Fix? {
        tree[found].declared.isGeneric ? nil : .rename(properties, to: found)
    }

    /// Returns the types with the name of a property whose own type was not read: it may have been renamed.
    private func namesakes(of property: DependencyID) -> [ScopeID] {
        let declared = tree[property].declared
        let product = BuilderShape(declared.type.canonical)?.product ?? declared.type.canonical
        guard product.withoutOptional.entity(in: tree.table) == nil else { return [] }
        return names.same(as: declared.declaration.label)
    }

    /// Whether a type in an imported module has the wanted name but is not visible.
    private func isHidden(
        _ found: ScopeID,
        from property: DependencyID,
        wanting request: BuildRequest
    ) -> Bool {
        let file = tree[property.scope].file
        let isVisible = tree[found].declared.entity.map { tree.table.isVisible($0, from: file) } ?? true
        return !isVisible && spelling(request.wanted) == name(found) && imports(found, in: file)
    }

    func imports(_ found: ScopeID, in file: FileID) -> Bool {
        let module = tree.module(of: found)
        let read = tree.table.files[file]
        return read.module == module || read.summary.imports.contains { $0.module == module }
    }

    private func inaccessibleName(
        _ hidden: String,
        _ access: AccessLevel,
        in module: String,
        at property: DependencyID
    ) -> Diagnostic {
        Diagnostic(
            id: .inaccessibleType,
            message: """
                '\(text(of: property))' of '\(name(property.scope))' names '\(hidden)', which is not visible in \
                module '\(tree.module(of: property.scope))': it is '\(access.rawValue)' in module '\(module)'
                """,
            location: place(property)
        )
    }

    /// Returns notes about types that fulfill another one in test doubles only.
    func doublesOnly(_ type: TypeExpression, _ text: String) -> [Diagnostic.Note] {
        tree.doublesOnly(standingFor: type).prefix(Self.shownCount).map { double in
            note("'\(double.declaration.name)' \(text) because of 'mockOnly: true'", at: place(double))
        }
    }

    private func ambiguousFulfillment(_ property: DependencyID, _ candidates: [ScopeID]) -> Diagnostic {
        let shown = candidates.prefix(Self.shownCount)
        // Nothing can be built from itself.
        let isBuiltLater = tree[property].declared.request?.builder != nil
        let choices = shown.filter { isBuiltLater || $0 != property.scope }
        return Diagnostic(
            id: .ambiguousFulfillment,
            message: """
                '\(text(of: property))' of '\(name(property.scope))' is ambiguous: \
                \(shown.map(name).listed(of: candidates.count)) fulfill it
                """,
            location: place(property),
            notes: choices.map { note("to use this one, write '\(choosing($0, for: property))'", at: $0) },
            fixIts: fixIts(
                choices.map { Fix.choose($0, for: property) }.map { choices.count > 1 ? $0.guessed : $0 }
            )
        )
    }

    /// Returns the attribute that chooses a type, with the property if its instantiator must be erased.
    private func choosing(_ candidate: ScopeID, for property: DependencyID) -> String {
        let attribute = "@Instantiated(fulfilledByType: \"\(name(candidate))\")"
        let declared = tree[property].declared
        guard let request = declared.request, let builder = request.builder, !builder.isErased,
            let type = remedies.erased(
                BuilderKind(isErased: true, isSendable: builder.isSendable),
                of: candidate,
                as: request.requested,
                in: property
            )
        else { return attribute }
        return "\(attribute) let \(declared.declaration.label): \(type.type.spelling)"
    }

    /// Returns fixes that add the wanted protocol to the list of a conforming type.
    func listing(_ request: BuildRequest) -> [Fix?] {
        let request = unlistedElement(of: request) ?? request
        guard let wanted = request.wanted.canonical.entity(in: tree.table) else { return [] }
        let conforming = conformers.conformers(to: wanted)
        let fixes = conforming.map { Fix.list(request.wanted, in: $0, for: request) }
        return conforming.count == 1 ? fixes : fixes.map(\.guessed)
    }
}

/// The names of types that are extended or inherited from in files with faults.
private struct DoubtfulNames {
    private var names: Set<String> = []
    /// The paths of files with errors of their own, which are reported.
    private let faulty: Set<String>

    init(_ tree: ScopeTree) {
        let errors = ForeignAttributes.others(in: tree).filter { $0.severity == .error }
        faulty = Set(errors.map(\.location.path))
        for file in tree.table.files.files where faulty.contains(file.summary.path) {
            let extended = file.summary.extensions.map(\.extendedType)
            let inherited = file.summary.types.flatMap(\.inheritance)
            names.formUnion((extended + inherited).flatMap(\.type.inheritedNames).compactMap(\.last))
        }
        for id in tree.ids where tree.isOfAny(tree[id].declared) {
            names.formUnion(tree[id].declared.declaration.path.suffix(1))
        }
    }

    /// Whether a faulty declaration may be the one that makes the wanted type instantiable.
    func mayDeclare(_ wanted: TypeExpression, _ entity: EntityID?, in table: NameTable) -> Bool {
        if let file = entity.flatMap({ table[$0].file }), faulty.contains(table.files[file].summary.path) {
            return true
        }
        guard case .named(let components) = wanted, let name = components.last?.name else { return false }
        return names.contains(name)
    }
}

extension TypeExpression {
    /// `Queue<Post>`
    fileprivate var namesArguments: Bool { containsName { $0.contains { !$0.arguments.isEmpty } } }
}
