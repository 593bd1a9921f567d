import HeirloomModel

/// What an instantiator builds, and from what: `ErasedInstantiator<Forwarded, Product>`.
package struct BuilderShape {
    package var kind: BuilderKind
    /// The first generic argument of an erased instantiator.
    package var forwarded: TypeExpression?
    /// What is built, without an optional around it.
    package var product: TypeExpression

    /// `nil` for a type that is no instantiator, and for one with too few or too many arguments.
    package init?(_ type: TypeExpression) {
        guard let written = InstantiatorType(type), let last = written.arguments.last,
            written.arguments.count == (written.kind.isErased ? 2 : 1)
        else { return nil }
        kind = written.kind
        if kind.isErased { forwarded = written.arguments[0] }
        product = last.withoutOptional
    }
}
