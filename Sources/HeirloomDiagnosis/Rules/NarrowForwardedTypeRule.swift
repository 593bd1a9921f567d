import HeirloomGraph
import HeirloomModel

/// The types of forwarded properties are visible wherever the type is visible: `ForwardedProperties` is as accessible
/// as the type.
enum NarrowForwardedTypeRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the type differently.
        let tree = survey.tree
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            // The local rule checks nested types.
            guard !tree[id].declared.declaration.hasLocalFaults else { return [] }
            return tree[id].forwarded.compactMap { index in
                let property = DependencyID(scope: id, index: index)
                let type = tree[property].declared.type
                let access = tree[id].declared.declaration.access
                return tree.entity(in: type, narrowerThan: access).map { narrow in
                    GraphProblem { $0.narrowForwardedType(property, narrow) }
                }
            }
        }
    }
}

extension ProblemWording {
    /// Returns the fix that makes a type as accessible as the type to which it is forwarded.
    private func widening(_ type: EntityID, to level: AccessLevel) -> Fix? {
        guard let scope = tree.linker.scope(building: type, in: tree) else { return showing(type, at: level) }
        return remedies.names.accessPlaces(of: scope, below: level).map { .setAccess(level, at: $0) }
    }

    fileprivate func narrowForwardedType(_ property: DependencyID, _ type: EntityID) -> Diagnostic {
        let declaration = tree[property.scope].declared.declaration
        let access = min(declaration.access, .public)
        let narrow = tree.narrowTypes(around: type, below: access)
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                type '\(name(type))' of forwarded property '\(tree[property].declared.declaration.label)' must be '\(access.rawValue)', \
                like the type that declares the property
                """,
            location: place(property),
            notes: narrow.compactMap { note("make '\(name($0))' \(access.rawValue)", at: $0) },
            fixIts: fixIts([widening(type, to: access)?.guessed])
        )
    }
}
