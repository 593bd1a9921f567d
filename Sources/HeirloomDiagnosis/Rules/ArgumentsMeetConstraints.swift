import HeirloomGraph
import HeirloomModel

/// The arguments of a specialisation are what its generic type demands, as far as was read.
enum ArgumentsMeetConstraints {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the conformance.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        var known: Set<ScopeID> = []
        return tree.ids.lazy.flatMap { tree[$0].edges }.compactMap { edge in
            guard tree[edge.product].declared.isSpecialisation, known.insert(edge.product).inserted,
                !survey.isSuspect(edge.product)
            else { return nil }
            let requirements = tree[edge.product].declared.declaration.genericRequirements
            return requirements.first { isUnmet($0, by: edge.product, in: tree) }
                .map { .unmetConstraint(edge, $0) }
        }
    }

    /// Whether the arguments of a specialisation for sure are not what is demanded.
    private static func isUnmet(
        _ requirement: GenericRequirement,
        by scope: ScopeID,
        in tree: ScopeTree
    ) -> Bool {
        let subject = tree.argument(requirement.subject, of: scope)
        if let supertype = requirement.supertype {
            return tree.conversions.meets(subject, tree.argument(supertype, of: scope)) == .no
        }
        guard let other = requirement.sameType else { return false }
        return tree.conversions.isSame(subject, tree.argument(other, of: scope)) == .no
    }
}
