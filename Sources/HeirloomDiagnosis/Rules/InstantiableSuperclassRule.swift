import HeirloomGraph
import HeirloomModel

/// No superclass of an instantiable class is instantiable: the subclass would inherit its conformance and its
/// `ForwardedProperties`. If a class has forwarded properties, no superclass hands down a conformance either.
enum InstantiableSuperclassRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.declaredIDs.compactMap { id in
            guard case .declaration(.class) = tree[id].declared.declaration.form,
                let entity = tree[id].declared.entity
            else { return nil }
            let superclasses = tree.superclasses(of: entity)
            let superclass =
                superclasses.first(where: tree.isInstantiable)
                ?? (tree[id].forwarded.isEmpty ? nil : superclasses.first(where: tree.handsDownConformance))
            return superclass.map { superclass in
                GraphProblem(explained: tree.missingConformance(of: id)) {
                    $0.instantiableSuperclass(id, superclass)
                }
            }
        }
    }
}

extension ScopeTree {
    /// Whether it conforms without declaring `ForwardedProperties`, so that nothing is forwarded to subclasses either.
    fileprivate func handsDownConformance(_ superclass: EntityID) -> Bool {
        conformsToInstantiable(superclass)
            && table.allMembers(named: "ForwardedProperties", of: superclass).isEmpty
    }
}

extension ProblemWording {
    fileprivate func instantiableSuperclass(_ scope: ScopeID, _ superclass: EntityID) -> Diagnostic {
        if !tree.isInstantiable(superclass) { return conformingSuperclass(scope, superclass) }
        return Diagnostic(
            id: .instantiableSuperclass,
            message: """
                '\(name(scope))' cannot be '@Instantiable' because its superclass '\(name(superclass))' is \
                '@Instantiable'
                """,
            location: place(scope),
            notes: [
                note(
                    """
                    make both inherit from a class that is not '@Instantiable', or receive a '\(name(superclass))' in \
                    '\(name(scope))'
                    """,
                    at: superclass
                )
            ].compactMap(\.self)
        )
    }

    private func conformingSuperclass(_ scope: ScopeID, _ superclass: EntityID) -> Diagnostic {
        Diagnostic(
            id: .instantiableSuperclass,
            message: """
                '\(name(scope))' cannot have forwarded properties because its superclass '\(name(superclass))' \
                conforms to 'Instantiable': it would inherit the 'ForwardedProperties' of '\(name(superclass))'
                """,
            location: place(scope),
            notes: [
                note(
                    "remove the conformance from '\(name(superclass))', and make '\(name(scope))' conform itself",
                    at: superclass
                )
            ].compactMap(\.self)
        )
    }
}
