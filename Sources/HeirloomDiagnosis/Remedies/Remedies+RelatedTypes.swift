import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Whether two types that were read have nothing to do with one another: neither is the other, their names are
    /// not alike, and nothing that was read is above both.
    func areUnrelated(_ provided: ResolvedType, _ wanted: ResolvedType) -> Bool {
        let (first, second) = (product(of: provided), product(of: wanted))
        guard let left = first.entity(in: tree.table), let right = second.entity(in: tree.table),
            left != right,
            !Misspelling.isMisspelling(first, of: second)
        else { return false }
        return relatives(of: left).isDisjoint(with: relatives(of: right))
    }

    /// Whether a value of one type will do for a property of another.
    func fits(_ source: ResolvedType, _ target: ResolvedType) -> Bool {
        source.canonical == target.canonical
            || target.canonical == .generic("Optional", [source.canonical])
            || tree.converts(source, to: target)
    }

    /// What is built in the end.
    private func product(of type: ResolvedType) -> TypeExpression {
        (BuilderShape(type.canonical)?.product ?? type.canonical).withoutOptional
    }

    /// A type, all that was read of what is above it, and what it lists.
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
