import HeirloomModel

extension ScopeTree {
    /// Returns the superclass of a class, the superclass of that one and so on, as far as they were read.
    package func superclasses(of entity: EntityID) -> [EntityID] {
        if resolver.basesOfType(entity).isEmpty { return [] }
        var found: [EntityID] = []
        var current = entity
        while let next = superclass(of: current), next != entity, !found.contains(next) {
            found.append(next)
            current = next
        }
        return found
    }

    /// Returns the first type in the inheritance clause of a class, if it is a class that was read.
    private func superclass(of entity: EntityID) -> EntityID? {
        guard case .type(let read) = table[entity].kind, read.summary.kind == .class,
            let file = table[entity].file,
            let name = read.summary.inheritance.first?.type.inheritedNames.first,
            let base = table.type(named: name, from: table.place(of: entity, in: file)),
            case .type(let found) = table[base].kind, found.summary.kind == .class
        else { return nil }
        return base
    }

    /// Returns whether a superclass conforms to `Instantiable`, in its declaration or in an extension.
    package func conformsToInstantiable(_ superclass: EntityID) -> Bool {
        conversions.supertypes.isBelow(.read(superclass), .unread("Instantiable")) == .yes
    }
}

extension TypeSummary {
    /// `Outer.Inner`
    package var name: String { path.joined(separator: ".") }
}
