import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Whether two types in the sources are unrelated: neither is the other, their names are not similar, and they have
    /// no common supertype in the sources.
    func areUnrelated(_ provided: ResolvedType, _ wanted: ResolvedType) -> Bool {
        let (first, second) = (product(of: provided), product(of: wanted))
        guard let left = first.entity(in: tree.table), let right = second.entity(in: tree.table),
            left != right,
            !Misspelling.isMisspelling(first, of: second)
        else { return false }
        return relatives(of: left).isDisjoint(with: relatives(of: right))
    }

    /// Whether a value of one type fits a property of another.
    func fits(_ source: ResolvedType, _ target: ResolvedType) -> Bool {
        source.canonical == target.canonical
            || target.canonical == .generic("Optional", [source.canonical])
            || tree.converts(source, to: target)
    }

    /// Returns the type that is built in the end.
    private func product(of type: ResolvedType) -> TypeExpression {
        (BuilderShape(type.canonical)?.product ?? type.canonical).withoutOptional
    }

    /// Returns a type, its supertypes in the sources, and the types that it lists.
    private func relatives(of entity: EntityID) -> Set<EntityID> {
        let above = tree.resolver.basesOfType(entity).filter { base in
            if case .type = tree.table[base].kind { true } else { false }
        }
        let listed = tree.linker.scope(building: entity, in: tree).map { scope in
            tree[scope].declared.fulfilled.compactMap { tree.types.types[$0.index].entity(in: tree.table) }
        }
        return Set([entity] + above + (listed ?? []))
    }
}
