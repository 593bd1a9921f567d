/// One of the four instantiators, by its properties.
package struct BuilderKind: Hashable, Sendable {
    /// Whether the type names a supertype or wrapper of the product instead of the product itself.
    package var isErased: Bool
    /// Whether the closure is `@Sendable`, and so builds in a nonisolated context.
    package var isSendable: Bool

    package init(isErased: Bool = false, isSendable: Bool = false) {
        self.isErased = isErased
        self.isSendable = isSendable
    }

    /// Returns `nil` for the name of another type.
    package init?(typeName: String) {
        guard let kind = Self.kinds[typeName] else { return nil }
        self = kind
    }

    /// The name of the type: `SendableErasedInstantiator`.
    package var typeName: String {
        switch (isErased, isSendable) {
        case (false, false): "Instantiator"
        case (false, true): "SendableInstantiator"
        case (true, false): "ErasedInstantiator"
        case (true, true): "SendableErasedInstantiator"
        }
    }

    /// The names of all four instantiators.
    package static let typeNames = Set(kinds.keys)

    private static let kinds = Dictionary(
        uniqueKeysWithValues: [
            BuilderKind(), BuilderKind(isSendable: true), BuilderKind(isErased: true),
            BuilderKind(isErased: true, isSendable: true),
        ].map { ($0.typeName, $0) }
    )
}
