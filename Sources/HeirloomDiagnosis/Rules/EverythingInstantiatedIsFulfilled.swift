import HeirloomGraph
import HeirloomModel

/// Something builds the value of every instantiated property below a root, and one thing only.
enum EverythingInstantiatedIsFulfilled {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        var ambiguous: [GraphProblem] = []
        var unfulfilled = Unfulfilled()
        for hop in survey.instantiations
        where !survey.isSuspect(hop.scope) && !survey.tree[hop].declared.isAmbiguous {
            guard case .instantiated(let order, let fulfillment) = survey.tree.link(at: hop) else { continue }
            switch fulfillment {
            case .scope: break
            case .ambiguous(let candidates): ambiguous.append(.ambiguousFulfillment(hop, candidates))
            case .nothing:
                if survey.isInsistedOn[hop.scope.index] {
                    unfulfilled.add(hop, wanting: order.wanted.canonical)
                }
            }
        }
        if unfulfilled.groups.isEmpty || survey.hasUnreadableFile { return ambiguous }
        let doubtful = DoubtfulNames(survey.tree.table)
        return ambiguous
            + unfulfilled.groups.compactMap { problem($0.hops, wanting: $0.wanted, in: survey, doubtful) }
    }

    /// What nothing fulfills in the scopes that a candidate for a root builds, each with the first property that
    /// asks for it.
    static func lacks(below candidate: ScopeID, in survey: TreeSurvey) -> [(GraphProblem, TreeSurvey.Hop)] {
        let tree = survey.tree
        var unfulfilled = Unfulfilled()
        var walk = BreadthFirstWalk(from: [candidate])
        while let scope = walk.next() {
            for index in tree[scope].dependencies.indices {
                let hop = TreeSurvey.Hop(scope: scope, dependency: index)
                guard case .instantiated(let order, .nothing) = tree[hop].link,
                    !tree[hop].declared.isAmbiguous
                else { continue }
                unfulfilled.add(hop, wanting: order.wanted.canonical)
            }
            for product in tree[scope].products { walk.reach(product) }
        }
        let doubtful = DoubtfulNames(tree.table)
        return unfulfilled.groups.compactMap { group in
            problem(group.hops, wanting: group.wanted, in: survey, doubtful).map { ($0, group.hops[0]) }
        }
    }

    private static func problem(
        _ hops: [TreeSurvey.Hop],
        wanting wanted: TypeExpression,
        in survey: TreeSurvey,
        _ doubtful: DoubtfulNames
    ) -> GraphProblem? {
        let table = survey.tree.table
        let entity = wanted.entity(in: table)
        // What is at fault itself might be what is sought.
        if doubtful.mayDeclare(wanted, entity, in: table) { return nil }
        guard let entity, case .type(let read) = table[entity].kind, read.summary.kind != .protocol else {
            return .nothingFulfills(hops)
        }
        return .notInstantiable(hops, entity)
    }
}

/// The names that declarations with faults of their own extend or list.
private struct DoubtfulNames {
    private var names: Set<String> = []

    init(_ table: NameTable) {
        for file in table.files.files where file.hasLocalErrors {
            let extended = file.summary.extensions.map(\.extendedType)
            let inherited = file.summary.types.flatMap(\.inheritance)
            names.formUnion((extended + inherited).flatMap(\.type.inheritedNames).compactMap(\.last))
        }
    }

    /// Whether such a declaration may be what makes the wanted type instantiable.
    func mayDeclare(_ wanted: TypeExpression, _ entity: EntityID?, in table: NameTable) -> Bool {
        if let file = entity.flatMap({ table[$0].file }), table.files[file].hasLocalErrors { return true }
        guard case .named(let components) = wanted, let name = components.last?.name else { return false }
        return names.contains(name)
    }
}

/// The properties that nothing fulfils, by the type they want: one root cause each.
private struct Unfulfilled {
    private(set) var groups: [(wanted: TypeExpression, hops: [TreeSurvey.Hop])] = []
    private var places: [TypeExpression: Int] = [:]

    mutating func add(_ hop: TreeSurvey.Hop, wanting wanted: TypeExpression) {
        if let place = places[wanted] {
            groups[place].hops.append(hop)
        } else {
            places[wanted] = groups.count
            groups.append((wanted, [hop]))
        }
    }
}

extension ModuleFile {
    /// Whether a declaration in it is at fault by itself.
    var hasLocalErrors: Bool { summary.diagnostics.contains { $0.severity == .error } }
}
