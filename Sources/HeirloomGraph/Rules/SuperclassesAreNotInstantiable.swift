import HeirloomModel

/// No superclass of an instantiable class is instantiable: the subclass would inherit its conformance, and with
/// it what is forwarded. Nor does one conform of a class that is forwarded something.
enum SuperclassesAreNotInstantiable {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.compactMap { id in
            guard case .declaration(.class) = tree[id].declaration.form, let entity = tree[id].declared.entity
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
    /// Whether a superclass conforms to `Instantiable`, wherever it says so.
    func conformsToInstantiable(_ superclass: EntityID) -> Bool {
        conversions.supertypes.isBelow(.read(superclass), .unread("Instantiable")) == .yes
    }

    /// Whether it does so without saying what is forwarded, which is nothing then, below it as well.
    fileprivate func handsDownConformance(_ superclass: EntityID) -> Bool {
        conformsToInstantiable(superclass)
            && table.allMembers(named: "ForwardedProperties", of: superclass).isEmpty
    }

    /// The superclass of a class that was read, the superclass's own and so on, as far as they were read.
    func superclasses(of entity: EntityID) -> [EntityID] {
        if resolver.basesOfType(entity).isEmpty { return [] }
        var found: [EntityID] = []
        var current = entity
        while let next = superclass(of: current), next != entity, !found.contains(next) {
            found.append(next)
            current = next
        }
        return found
    }

    /// What stands first after a class's colon, where it is a class that was read.
    private func superclass(of entity: EntityID) -> EntityID? {
        guard case .type(let read) = table[entity].kind, read.summary.kind == .class,
            let file = table[entity].file,
            let name = read.summary.inheritance.first?.type.inheritedNames.first,
            let base = table.type(named: name, from: Place(file: file, enclosing: table[entity].container)),
            case .type(let found) = table[base].kind, found.summary.kind == .class
        else { return nil }
        return base
    }
}
