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
                // An initializer takes what the superclass receives, too.
                let body = tree[id].declared.declaration.bodyRange
                let initializer = tree.mistake(.unusableInitializer, in: body, of: id)
                return GraphProblem(explained: [tree.missingConformance(of: id), initializer]) {
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
        let (subclass, superclassName) = (name(scope), name(superclass))
        let message: String
        let advice: String
        if tree.isInstantiable(superclass) {
            message = """
                '\(subclass)' cannot be '@Instantiable' because its superclass '\(superclassName)' is '@Instantiable'
                """
            advice = """
                make both inherit from a class that is not '@Instantiable', or receive a '\(superclassName)' in \
                '\(subclass)'
                """
        } else {
            message = """
                '\(subclass)' cannot have forwarded properties because its superclass '\(superclassName)' conforms to \
                'Instantiable': it would inherit the 'ForwardedProperties' of '\(superclassName)'
                """
            advice = "remove the conformance from '\(superclassName)', and make '\(subclass)' conform itself"
        }
        return Diagnostic(
            id: .instantiableSuperclass,
            message: message,
            location: place(scope),
            notes: [note(advice, at: superclass)].compactMap(\.self)
        )
    }
}
