import HeirloomGraph
import HeirloomModel

/// A stored property without a value is marked `@Received` if something above provides the value.
enum MissingReceivedAttributeRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.reached.flatMap { scope -> [GraphProblem] in
            let valueless = survey.tree[scope].declared.declaration.valueless
            if valueless.isEmpty { return [] }
            let provided = valueless.indices.compactMap { index in
                provider(of: valueless[index], above: scope, in: survey).map { (index, $0) }
            }
            let isWhole = provided.count == valueless.count
            return provided.map { index, provider in
                // With the last attribute, all properties have values.
                let explained =
                    isWhole && index == valueless.count - 1
                    ? survey.tree.mistake(.missingInitializer, in: valueless[0].labelRange, of: scope) : nil
                return GraphProblem(explained: explained) {
                    $0.unmarkedDependency(of: scope, at: index, provider)
                }
            }
        }
    }

    /// Returns the nearest provider of the property's label and type.
    private static func provider(
        of property: DependencyDeclaration,
        above scope: ScopeID,
        in survey: TreeSurvey
    ) -> DependencyID? {
        let tree = survey.tree
        let place = tree[scope].declared.place
        let type = tree.resolver.resolve(property.type.type, from: place).type.canonical
        for edge in survey.path(to: scope).edges.reversed() {
            for (_, index) in tree[edge.owner].providers.all where index != edge.builtFor.index {
                let declared = tree[edge.owner].dependencies[index].declared
                if declared.declaration.label == property.label, declared.type.canonical == type {
                    return edge.builtFor.sibling(index)
                }
            }
        }
        return nil
    }
}

extension ProblemWording {
    /// Reports a property that could be received but is not marked `@Received`.
    fileprivate func unmarkedDependency(of scope: ScopeID, at index: Int, _ provider: DependencyID)
        -> Diagnostic
    {
        let property = tree[scope].declared.declaration.valueless[index]
        let mark = remedies.changes.insert("@Received ", at: property.range.start, of: scope)
        return Diagnostic(
            id: .missingInitializer,
            message: """
                '\(property.label)' of '\(name(scope))' has no value, but '\(name(provider.scope))' provides one: mark it \
                '@Received'
                """,
            location: location(property.labelRange, scope),
            notes: [note("'\(text(of: provider))' is provided here", at: provider)],
            fixIts: [FixIt(message: "mark it '@Received'", edits: [mark])]
        )
    }
}
