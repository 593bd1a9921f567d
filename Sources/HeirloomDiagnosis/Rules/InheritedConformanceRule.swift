import HeirloomGraph
import HeirloomModel

/// A class whose superclass conforms to `Instantiable` has `conformsElsewhere: true`, because its own conformance would
/// be redundant.
enum InheritedConformanceRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.declaredIDs.compactMap { id in
            let declared = tree[id].declared
            // A class that does not declare its conformance has a local fault.
            guard declared.declaration.hasLocalFaults, !declared.declaration.conformsElsewhere,
                case .declaration(.class) = declared.declaration.form, let entity = declared.entity,
                !writesConformance(entity, in: tree), tree[id].forwarded.isEmpty
            else { return nil }
            let superclasses = tree.superclasses(of: entity)
            guard !superclasses.contains(where: tree.isInstantiable) else { return nil }
            return superclasses.first(where: tree.conformsToInstantiable).map { superclass in
                GraphProblem(explained: tree.missingConformance(of: id)) {
                    $0.inheritedConformance(id, from: superclass)
                }
            }
        }
    }

    private static func writesConformance(_ entity: EntityID, in tree: ScopeTree) -> Bool {
        guard case .type(let read) = tree.table[entity].kind else { return false }
        return read.summary.inheritance.flatMap(\.type.inheritedNames).contains { $0.last == "Instantiable" }
    }
}

extension ProblemWording {
    fileprivate func inheritedConformance(_ scope: ScopeID, from superclass: EntityID) -> Diagnostic {
        Diagnostic(
            id: .missingConformance,
            message: """
                '\(name(scope))' is '@Instantiable' and inherits its conformance to 'Instantiable' from \
                '\(name(superclass))'; write 'conformsElsewhere: true'
                """,
            location: place(scope),
            fixIts: [remedies.sayConformance(of: scope)]
        )
    }
}

extension Remedies {
    /// Returns a fix-it that adds `conformsElsewhere: true`.
    fileprivate func sayConformance(of scope: ScopeID) -> FixIt {
        let edit = changes.adding(
            "conformsElsewhere: true",
            to: tree[scope].declared.declaration.attribute,
            after: ["isRoot", "fulfillingAdditionalTypes"],
            of: scope
        )
        return FixIt(message: "declare that '\(name(scope))' conforms elsewhere", edits: [edit])
    }
}
