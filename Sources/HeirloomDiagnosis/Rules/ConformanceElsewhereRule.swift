import HeirloomGraph
import HeirloomModel

/// A type that conforms to `Instantiable` in an extension, or through its superclass or another protocol, has
/// `conformsElsewhere: true`, because its own conformance would be redundant.
enum ConformanceElsewhereRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.declaredIDs.compactMap { id in
            let declared = tree[id].declared
            // A type that does not declare its conformance has a local fault.
            guard declared.declaration.hasLocalFaults, !declared.declaration.conformsElsewhere,
                case .declaration = declared.declaration.form, let entity = declared.entity,
                !writesConformance(entity, in: tree), tree.conformsToInstantiable(entity)
            else { return nil }
            let superclasses = tree.superclasses(of: entity)
            guard !superclasses.contains(where: tree.isInstantiable) else { return nil }
            let superclass = superclasses.first(where: tree.conformsToInstantiable)
            // An inherited conformance would use the forwarded properties of the superclass.
            if superclass != nil, !tree[id].forwarded.isEmpty { return nil }
            return GraphProblem(explained: [tree.missingConformance(of: id)]) {
                $0.conformance(of: id, inheritedFrom: superclass)
            }
        }
    }

    private static func writesConformance(_ entity: EntityID, in tree: ScopeTree) -> Bool {
        guard case .type(let read) = tree.table[entity].kind else { return false }
        return read.summary.inheritance.flatMap(\.type.inheritedNames).contains { $0.last == "Instantiable" }
    }
}

extension ProblemWording {
    fileprivate func conformance(of scope: ScopeID, inheritedFrom superclass: EntityID?) -> Diagnostic {
        let way =
            superclass.map { "inherits its conformance to 'Instantiable' from '\(name($0))'" }
            ?? "conforms to 'Instantiable' in an extension or through another protocol"
        return Diagnostic(
            id: .missingConformance,
            message: "'\(name(scope))' is '@Instantiable' and \(way); write 'conformsElsewhere: true'",
            location: place(scope),
            fixIts: fixIts([.sayConformance(of: scope)])
        )
    }
}
