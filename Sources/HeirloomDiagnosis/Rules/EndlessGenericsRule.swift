import HeirloomGraph
import HeirloomModel

/// Generic types do not require one another with ever larger arguments: the tree would have no end.
enum EndlessGenericsRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.endlessGenerics.map { endless in GraphProblem { $0.endlessGenerics(endless) } }
    }
}

extension ProblemWording {
    private static let endingGenerics =
        "to end the recursion, build it with the same generic arguments and forward the values that differ"

    fileprivate func endlessGenerics(_ endless: EndlessGenerics) -> Diagnostic {
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
