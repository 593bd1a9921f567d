import HeirloomModel

extension TypeExpression {
    /// The names of a nominal type without generic arguments, parentheses and attributes.
    package var nominalName: [String]? { nominalComponents?.map(\.name) }

    /// The name of a nominal type without parentheses and attributes.
    package var nominalComponents: [TypeNameComponent]? {
        switch self {
        case .named(let components): components
        case .attributed(_, let base): base.nominalComponents
        case .tuple(let elements): elements.count == 1 ? elements[0].type.nominalComponents : nil
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .function,
            .existential, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .integer, .placeholder:
            nil
        }
    }
}
