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
            let superclass = superclasses.first { tree.isInstantiable($0) }
            if let superclass { return .instantiableSuperclass(id, superclass) }
            guard !tree[id].forwarded.isEmpty else { return nil }
            let conforming = superclasses.first(where: tree.handsDownConformance)
            return conforming.map { .instantiableSuperclass(id, $0) }
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
