extension TypeExpression {
    /// The entries of a composition: `P` and `Q` for `P & Q`. The type itself for any other.
    package var members: [TypeExpression] {
        if case .composition(let members) = self { return members.flatMap(\.members) }
        return [self]
    }
}
