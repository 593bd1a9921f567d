import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// No type instantiates itself eagerly, neither directly nor through others: building it would never end.
    func instantiationCycleProblems() -> [GraphProblem] {
        loops.map { GraphProblem(instantiationCycle(cycle(among: $0))) }
    }

    /// Returns the groups of scopes that build one another eagerly.
    func eagerLoops() -> [[ScopeID]] {
        // Every eager cycle is also a cycle of the whole build graph, whose components are known.
        let mayLoop = tree.components.components.contains { members in
            members.count > 1 || tree.scopes[members[0]].products.contains(ScopeID(members[0]))
        }
        if !mayLoop { return [] }
        let products = tree.scopes.map { $0.eagerEdges.map(\.product.index) }
        return StronglyConnectedComponents(edges: products).components
            .filter { members in members.count > 1 || products[members[0]].contains(members[0]) }
            .map { $0.map(ScopeID.init) }
    }

    /// Whether an edge is part of an eager cycle.
    func isOnCycle(_ edge: BuildEdge) -> Bool {
        loopsByScope[edge.owner].map { $0 == loopsByScope[edge.product] } ?? false
    }

    /// Returns the edges along one cycle, starting at the first scope on it.
    private func cycle(among members: [ScopeID]) -> [BuildEdge] {
        let isMember = Set(members)
        var path: [BuildEdge] = []
        var positions: [ScopeID: Int] = [:]
        var current = members[0]
        while positions[current] == nil {
            positions[current] = path.count
            guard let next = tree[current].eagerEdges.first(where: { isMember.contains($0.product) }) else {
                break
            }
            path.append(next)
            current = next.product
        }
        let loop = path[(positions[current] ?? 0)...]
        let start = loop.indices.min { loop[$0].owner.index < loop[$1].owner.index } ?? loop.startIndex
        return Array(loop[start...] + loop[..<start])
    }

    /// Returns the edges by which a scope immediately builds the product of an edge: each alone would close the loop.
    private func edges(parallelTo edge: BuildEdge) -> [BuildEdge] {
        tree[edge.owner].eagerEdges.filter { $0.product == edge.product }
    }

    private func instantiationCycle(_ edges: [BuildEdge]) -> Diagnostic {
        let names = edges.map { name($0.owner) }
        // A product that other dependencies receive must be built immediately.
        let parallel = self.edges(
            parallelTo: edges.last { self.edges(parallelTo: $0).allSatisfy(remedies.canBuildOnDemand) }
                ?? edges[edges.count - 1]
        )
        return Diagnostic(
            id: .instantiationCycle,
            message: "building '\(names[0])' never ends: \(loop(names))",
            location: place(edges[0]),
            notes: path(ScopePath(start: edges[0].owner, edges: edges))
                + parallel.map { note("to break the cycle, build it on demand: '\(onDemand($0))'", at: $0) },
            fixIts: fixIts([.buildOnDemand(parallel).guessed])
        )
    }

    /// No dependency of a scope requires itself, neither directly nor through its siblings.
    func siblingCycleProblems() -> [GraphProblem] {
        tree.ids.flatMap { id in
            tree[id].order.cycles
                .filter { !isRenameToItself($0, in: tree[id]) }
                .map { GraphProblem(siblingCycle($0, in: id)) }
        }
    }

    /// Whether a property is renamed from itself, which the local rule already reports unless an alias hides it.
    private func isRenameToItself(_ needs: [SiblingNeed], in scope: Scope) -> Bool {
        guard needs.count == 1, scope.declared.declaration.hasLocalFaults else { return false }
        return scope.dependencies[needs[0].dependency].edges.isEmpty
    }

    private func siblingCycle(_ needs: [SiblingNeed], in scope: ScopeID) -> Diagnostic {
        let properties = needs.map { DependencyID(scope: scope, index: $0.dependency) }
        if properties.count == 1 { return needOfItself(needs[0], properties[0]) }
        let labels = properties.map { tree[$0].declared.declaration.label }
        let listed = Array(labels.prefix(Self.shownCount)).listed(of: labels.count)
        let hidden = Self.hiddenSteps(of: properties.count)
        return Diagnostic(
            id: .siblingCycle,
            message: "\(listed) of '\(name(scope))' depend on each other: \(loop(labels))",
            location: place(properties[0]),
            notes: properties.indices.filter { !hidden.contains($0) }.flatMap {
                need(needs[$0], properties[$0])
            }
                + [breakingEdge(needs, properties)]
        )
    }

    /// Returns notes about the type below a dependency that needs its sibling.
    private func need(_ need: SiblingNeed, _ property: DependencyID) -> [Diagnostic.Note] {
        let needed = value(need.requirement.value)
        guard let product = product(of: property, needing: need.requirement) else {
            return [note("'\(text(of: property))' is '\(needed)' under another name", at: property)]
        }
        let receivers = needs.receivers(of: need.requirement, below: product, atMost: 1).dependencies
        guard let receiver = receivers.first else { return [] }
        let below = receiver.scope == product ? "" : "'\(name(receiver.scope))' below "
        return [note("\(below)'\(text(of: property))' receives '\(needed)' here", at: receiver)]
    }

    /// Returns the type that is built for a dependency and needs its sibling; `nil` if nothing is built.
    private func product(of property: DependencyID, needing requirement: Requirement) -> ScopeID? {
        tree[property].edges.lazy.map(\.product).first { tree[$0].requires.contains(requirement) }
    }

    private func breakingEdge(_ needs: [SiblingNeed], _ properties: [DependencyID]) -> Diagnostic.Note {
        let last = properties[properties.count - 1]
        let requirement = needs[properties.count - 1].requirement
        let needed = value(requirement.value)
        guard let product = product(of: last, needing: requirement) else {
            return note("to break the cycle, take it from another dependency", at: last)
        }
        if let decorated = renamed(to: requirement.value, among: properties),
            tree[last].declared.value == decorated, tree[last].edges.first?.moment == .atOnce
        {
            return note(
                """
                to wrap the one from above, receive '\(value(decorated))' in '\(name(product))': types built for \
                '\(tree.values[decorated].label)' get that one
                """,
                at: last
            )
        }
        return note(
            """
            to break the cycle, remove '\(needed)' from '\(name(product))': move the shared parts to a third type, or \
            pass one to the other after both are built
            """,
            at: last
        )
    }

    /// Returns the value that one of the properties renames.
    private func renamed(to value: ValueID, among properties: [DependencyID]) -> ValueID? {
        for property in properties where tree[property].declared.value == value {
            if case .renamed(let renaming) = tree[property].origin { return renaming.source.value }
        }
        return nil
    }

    /// Reports a dependency that would be passed to itself.
    private func needOfItself(_ need: SiblingNeed, _ property: DependencyID) -> Diagnostic {
        let edges = tree[property].edges
        let found = edges.lazy.compactMap { [needs] edge in
            needs.receivers(of: need.requirement, below: edge.product, atMost: 1).dependencies.first
                .map { (edge: edge, receiver: $0) }
        }
        .first
        guard let edge = found?.edge ?? edges.first else {
            return Diagnostic(
                id: .siblingCycle,
                message: "'\(text(of: property))' is renamed from itself",
                location: place(property),
                notes: [note("to receive it from above, write '@Received' without arguments", at: property)]
            )
        }
        let product = tree[edge.product].declared
        let advice =
            if tree[property].collected != nil {
                "to collect the others, list them in 'collecting'"
            } else if edge.requestedType.canonical != product.type.canonical, product.forwarded.isEmpty {
                // It wraps the value that it requires.
                "to wrap another one, provide it under a different name, and receive it under that name in "
                    + "'\(name(found?.receiver.scope ?? edge.product))'"
            } else {
                "to build another one inside '\(name(edge.product))', make this '@Instantiated'"
            }
        let receiver = found?.receiver
        return Diagnostic(
            id: .siblingCycle,
            message: """
                '\(text(of: property))' of '\(name(edge.owner))' would capture itself because \
                '\(name(edge.product))' requires it
                """,
            location: place(edge),
            notes: [
                receiver.map { note("received here", at: $0) }, note(advice, at: receiver ?? property),
            ].compactMap(\.self)
        )
    }

    /// Generic types do not require one another with ever larger arguments: the tree would have no end.
    func endlessGenericsProblems() -> [GraphProblem] {
        tree.endlessGenerics.map { GraphProblem(endlessGenerics($0)) }
    }

    private static let endingGenerics =
        "to end the recursion, build it with the same generic arguments and forward the values that differ"

    private func endlessGenerics(_ endless: EndlessGenerics) -> Diagnostic {
        let first = endless.steps[0]
        if endless.isFinite { return excessiveGenerics(first) }
        let written = tree[first].declared.request?.requested ?? tree[first].declared.type
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                building '\(name(first.scope))' never ends: it requires '\(spelling(written))', and the generic \
                arguments grow at each level
                """,
            location: place(first),
            notes: endless.steps.dropFirst().map { step in
                note("'\(name(step.scope))' requires '\(text(of: step))' here", at: step)
            } + [note(Self.endingGenerics, at: first)]
        )
    }

    /// Reports generic types whose arguments are too large or too many, without the arguments, which are too long for a
    /// message.
    private func excessiveGenerics(_ property: DependencyID) -> Diagnostic {
        let owner = tree[property.scope].declared.declaration.path.joined(separator: ".")
        let label = tree[property].declared.declaration.label
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                building '\(label)' of '\(owner)' requires too many or too large types: each generic type on the way \
                here requires larger arguments, or several
                """,
            location: place(property),
            notes: [note(Self.endingGenerics, at: property)]
        )
    }
}
