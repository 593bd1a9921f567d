import HeirloomModel

/// No superclass of an instantiable class is instantiable: the subclass would inherit its conformance, and with
/// it what is forwarded.
enum SuperclassesAreNotInstantiable {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.compactMap { id in
            guard case .declaration(.class) = tree[id].declaration.form, let entity = tree[id].declared.entity
            else { return nil }
            let superclass = tree.superclasses(of: entity).first { tree.isInstantiable($0) }
            return superclass.map { .instantiableSuperclass(id, $0) }
        }
    }
}

extension ScopeTree {
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
