import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Only one declaration makes a type instantiable.
    func duplicateTypeProblems() -> [GraphProblem] {
        if tree.linker.duplicates.isEmpty { return [] }
        let others = Dictionary(grouping: tree.linker.duplicates, by: \.first)
        return others.sorted { $0.key.index < $1.key.index }.flatMap { first, others -> [GraphProblem] in
            let declared = ([first] + others.map(\.duplicate)).sorted { rank($0) < rank($1) }
            return declared.indices.dropFirst().compactMap { index in
                let isTold = declared[..<index].contains { isReported($0, with: declared[index]) }
                if isTold { return nil }
                let extended = [declared[index], declared[0]].first { tree[$0].isBuiltByExtension }
                return GraphProblem(duplicateScope(declared[index], first: declared[0]), of: extended)
            }
        }
    }

    /// Orders the declarations that make one type instantiable: a module comes before modules that depend on it, and a
    /// type before its extensions.
    private func rank(_ scope: ScopeID) -> (Int, Int, Int) {
        let isOwn = tree.module(of: scope) == tree.input.module
        return (isOwn ? 1 : 0, tree[scope].isBuiltByExtension ? 1 : 0, scope.index)
    }

    /// Whether two functions are in the same extension, where the local rule already reports that they build the same
    /// type.
    private func isReported(_ left: ScopeID, with right: ScopeID) -> Bool {
        tree[left].file == tree[right].file && tree[right].declared.declaration.hasLocalFaults
            && tree[left].declared.declaration.nameRange == tree[right].declared.declaration.nameRange
    }

    private func duplicateScope(_ duplicate: ScopeID, first: ScopeID) -> Diagnostic {
        let isFunction = [duplicate, first].allSatisfy { tree[$0].isBuiltByExtension }
        return Diagnostic(
            id: .duplicateType,
            message: isFunction
                ? "'\(name(duplicate))' has two 'instantiate' functions"
                : "'\(name(duplicate))' is declared '@Instantiable' twice",
            location: place(duplicate),
            notes: [note("the other one is here; remove one of the two", at: first)]
        )
    }

    /// A module has one `#HeirloomConfiguration`, or several under mutually exclusive conditions.
    func duplicateConfigurationProblems() -> [GraphProblem] {
        var earlier: [String: [ConfigurationPlace]] = [:]
        var problems: [GraphProblem] = []
        for file in tree.table.files.withConfigurations {
            for configuration in tree.table.files[file].summary.configurations {
                let place = ConfigurationPlace(file: file, declaration: configuration)
                let module = tree.table.files[file].module
                if let other = earlier[module, default: []].first(where: place.mayCount(beside:)) {
                    problems.append(GraphProblem(duplicateConfiguration(place, first: other)))
                } else {
                    earlier[module, default: []].append(place)
                }
            }
        }
        return problems
    }

    private func duplicateConfiguration(_ duplicate: ConfigurationPlace, first: ConfigurationPlace)
        -> Diagnostic
    {
        let files = tree.table.files
        let other = files.location(first.declaration.range, in: first.file)
        return Diagnostic(
            id: .invalidConfiguration,
            message: "module '\(files[duplicate.file].module)' is configured twice",
            location: files.location(duplicate.declaration.range, in: duplicate.file),
            notes: [note("the other '#HeirloomConfiguration' is here; merge the two into one", at: other)]
        )
    }

    /// An object that is built for a collection is not built a second time by the same scope or one above it: two objects
    /// of the same type are rarely meant.
    func builtTwiceProblems() -> [GraphProblem] {
        let collected = survey.collections.flatMap { tree[$0].edges }.filter { $0.moment == .atOnce }
        if collected.isEmpty { return [] }
        var others: [ScopeID: [BuildEdge]] = [:]
        for edge in survey.edges where edge.moment == .atOnce && tree[edge.builtFor].collected == nil {
            others[edge.product, default: []].append(edge)
        }
        let doubtful = collected.filter { edge in
            others[edge.product] != nil && tree[edge.product].declared.entity.map(tree.isOfObjects) == true
        }
        if doubtful.isEmpty { return [] }
        var above: [ScopeID: Set<ScopeID>] = [:]
        return doubtful.compactMap { edge in
            let owners = above[edge.owner] ?? scopes(above: edge.owner)
            above[edge.owner] = owners
            return others[edge.product]?.first { owners.contains($0.owner) }.map { other in
                GraphProblem(builtTwice(edge, other: other))
            }
        }
    }

    /// Returns a scope and all scopes above it.
    private func scopes(above scope: ScopeID) -> Set<ScopeID> {
        var walk = BreadthFirstWalk(from: [scope])
        while let next = walk.next() {
            for edge in remedies.builders.edges(to: next) { walk.reach(edge.owner) }
        }
        return Set(walk.reached)
    }

    private func builtTwice(_ element: BuildEdge, other: BuildEdge) -> Diagnostic {
        let advice =
            "to reuse it, write a closure that takes it; to exclude it, list the others in 'collecting'"
        return Diagnostic(
            id: .builtTwice,
            message: """
                '\(text(of: element))' of '\(name(element.owner))' builds a second '\(name(element.product))': \
                '\(text(of: other))' of '\(name(other.owner))' is one already
                """,
            location: place(element),
            notes: [note("also built here", at: other), note(advice, at: element)]
        )
    }
}

/// The place of a configuration.
private struct ConfigurationPlace {
    var file: FileID
    var declaration: ConfigurationDeclaration

    /// Whether both may be active at once.
    func mayCount(beside other: ConfigurationPlace) -> Bool {
        let conditions = [declaration.condition, other.declaration.condition].compactMap(\.self)
        return Condition.all(of: conditions).reduced != .constant(false)
    }
}
