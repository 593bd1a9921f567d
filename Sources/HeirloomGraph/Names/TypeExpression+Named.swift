import HeirloomModel

extension TypeExpression {
    /// Returns the type that was read to which this refers, regardless of generic arguments.
    package func entity(in table: NameTable) -> EntityID? {
        guard case .named(let components) = self else { return nil }
        return table.entity(withQualifiedPath: components.map(\.name))
    }
}

extension TypeExpression {
    /// The `P` of `any P`.
    package var withoutAny: TypeExpression {
        if case .existential(let constraint) = self { return constraint }
        return self
    }

    /// The `Inner` of `Outer.Inner`.
    package var lastName: String? {
        guard case .named(let components) = self else { return nil }
        return components.last?.name
    }
}
