import HeirloomGraph
import HeirloomModel

/// No superclass of an instantiable class is instantiable: the subclass would inherit its conformance, and with
/// it what is forwarded. Nor does one conform of a class that is forwarded something.
enum SuperclassesAreNotInstantiable {
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
    /// Whether it does so without saying what is forwarded, which is nothing then, below it as well.
    fileprivate func handsDownConformance(_ superclass: EntityID) -> Bool {
        conformsToInstantiable(superclass)
            && table.allMembers(named: "ForwardedProperties", of: superclass).isEmpty
    }
}
