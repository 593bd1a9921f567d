import HeirloomGraph
import HeirloomModel

/// An object that is built for a collection is not built a second time by the same scope or one above it: two objects
/// of the same type are rarely meant.
enum BuiltTwiceRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
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
        var owners = OwnersAbove(survey)
        return doubtful.compactMap { edge in
            let above = owners.above(edge.owner)
            return others[edge.product]?.first { above.contains($0.owner) }.map { other in
                GraphProblem { $0.builtTwice(edge, other: other) }
            }
        }
    }
}

/// The scopes above each scope.
private struct OwnersAbove {
    private var owners: [ScopeID: [ScopeID]] = [:]
    private var known: [ScopeID: Set<ScopeID>] = [:]

    init(_ survey: TreeSurvey) {
        for edge in survey.edges { owners[edge.product, default: []].append(edge.owner) }
    }

    /// Returns a scope and all scopes above it.
    mutating func above(_ scope: ScopeID) -> Set<ScopeID> {
        if let found = known[scope] { return found }
        var walk = BreadthFirstWalk(from: [scope])
        while let next = walk.next() {
            for owner in owners[next] ?? [] { walk.reach(owner) }
        }
        let found = Set(walk.reached)
        known[scope] = found
        return found
    }
}

extension ProblemWording {
    fileprivate func builtTwice(_ element: BuildEdge, other: BuildEdge) -> Diagnostic {
        let listing = remedies.listSiblings(at: element.builtFor)
        return Diagnostic(
            id: .builtTwice,
            message: """
                '\(text(of: element))' of '\(name(element.owner))' builds a second '\(name(element.product))': \
                '\(text(of: other))' of '\(name(other.owner))' is one already
                """,
            location: place(element),
            notes: [
                note("also built here", at: other),
                note(
                    listing == nil
                        ? "to exclude it, list the types to collect in 'collecting'"
                        : "to reuse the existing instances, write a closure that takes them",
                    at: element
                ),
            ],
            fixIts: [listing ?? remedies.leaveOut(element)?.guessed].compactMap(\.self)
        )
    }
}

extension Remedies {
    /// Returns a fix-it that lists siblings of a collection in a closure, if the scope builds all elements as siblings
    /// too.
    fileprivate func listSiblings(at property: DependencyID) -> FixIt? {
        guard let request = tree[property].collected?.request, request.chosen == nil, request.keyType == nil,
            let type = changes.writing(tree[property].declared.type, in: property.scope)
        else { return nil }
        var edits = type.edits
        var labels: [String] = []
        var parameters: [String] = []
        var mayBeNil = false
        for element in tree[property].edges {
            guard element.moment == .atOnce, let declared = sibling(builtAs: element),
                let taken = changes.writing(declared.type, in: property.scope)
            else { return nil }
            mayBeNil = mayBeNil || declared.type.canonical.wrappedInOptional != nil
            let label = ReservedWords.escaped(declared.declaration.label)
            edits += taken.edits.filter { !edits.contains($0) }
            labels.append(label)
            parameters.append("\(label): \(taken.text)")
        }
        // The compiler cannot infer the type of an array literal of optionals of several types.
        if mayBeNil,
            Set(tree[property].edges.map { sibling(builtAs: $0)?.type.canonical.withoutOptional }).count > 1
        {
            return nil
        }
        let listed = "[\(labels.joined(separator: ", "))]" + (mayBeNil ? ".compactMap { $0 }" : "")
        let attribute =
            "@Instantiated({ (\(parameters.joined(separator: ", "))) -> \(type.text) in \(listed) })"
        return changes.attributing(property, as: attribute).map {
            FixIt(message: "reuse the existing instances", edits: [$0] + edits)
        }
    }

    /// Returns the sibling of a collection that is built as the same type, preferably one that is not optional.
    private func sibling(builtAs element: BuildEdge) -> DeclaredDependency? {
        let found = tree[element.owner].dependencies.filter { sibling in
            sibling.collected == nil && sibling.edges.count == 1 && sibling.edges[0].moment == .atOnce
                && sibling.edges[0].product == element.product
        }
        let certain = found.first { $0.declared.type.canonical.wrappedInOptional == nil }
        return (certain ?? found.first)?.declared
    }
}
