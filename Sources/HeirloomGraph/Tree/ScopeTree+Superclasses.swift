import HeirloomModel

extension ScopeTree {
    /// Returns the superclass of a class, the superclass of that one and so on, as far as they were read.
    package func superclasses(of entity: EntityID) -> [EntityID] {
        guard table.typeKind(of: entity) == .class else { return [] }
        var found: [EntityID] = []
        var current = entity
        while case .read(_, let next) = superclass(of: current), next != entity, !found.contains(next) {
            found.append(next)
            current = next
        }
        return found
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
