import HeirloomModel

/// The elements of a property of type `[E]` or `[Key: E]`, used if nothing fulfills that type itself.
package final class CollectionRequest {
    /// The request for one of the elements, by the type `E`.
    package let element: BuildRequest
    /// `E`
    package let elementType: ResolvedType
    /// The canonical type of the keys; `nil` for an array.
    package let keyType: TypeExpression?
    /// The names in `collecting`: only these types are collected, in this order. `nil` if there are no names.
    package let chosen: [ChosenElement]?
    /// Whether the type is `[E]?`, which is `nil` if there is nothing to collect and that is allowed.
    package let isOptional: Bool

    init(
        of elementType: ResolvedType,
        element: BuildRequest,
        keyType: TypeExpression?,
        chosen: [ChosenElement]?,
        isOptional: Bool = false
    ) {
        self.elementType = elementType
        self.element = element
        self.keyType = keyType
        self.chosen = chosen
        self.isOptional = isOptional
    }

    /// Whether the collection is empty if there is nothing to collect.
    var mayBeEmpty: Bool { element.attribute.onlyIfAvailable && !isOptional }
    /// Whether the value is `nil` if there is nothing to collect.
    var mayBeNil: Bool { element.attribute.onlyIfAvailable && isOptional }
}

/// A type that is named in `collecting`.
package struct ChosenElement {
    /// The name as written.
    package let name: TypeReference
    package let type: ResolvedType
    let id: TypeID
    /// The type with its aliases expanded, if it is a specialization of an instantiable generic type.
    let specialization: ResolvedType?
}

/// A key whose names are resolved.
package enum ElementKey: Hashable, Sendable {
    /// `"export"`
    case text(String)
    /// `42`: in decimal digits
    case integer(String)
    /// `Route.settings`
    case enumCase(of: ResolvedType, named: String)

    /// Returns whether this may be a key of a dictionary whose keys have a type.
    package func isOf(_ type: TypeExpression) -> Bool {
        switch self {
        case .text: type == .named([TypeNameComponent("String")])
        case .integer: Self.integers.contains(type)
        case .enumCase(let of, _): type == of.canonical
        }
    }

    private static let integers: Set<TypeExpression> = Set(
        ["", "8", "16", "32", "64", "128"].flatMap { ["Int" + $0, "UInt" + $0] }
            .map { .named([TypeNameComponent($0)]) }
    )
}

/// The element type of an array, or the key and value types of a dictionary.
package struct CollectionShape {
    package var key: TypeExpression?
    package var element: TypeExpression

    /// Creates the shape of a type; `nil` if it is neither an array nor a dictionary.
    package init?(_ type: TypeExpression) {
        switch type.withoutParentheses {
        case .array(let element):
            self.element = element
        case .dictionary(let key, let value):
            self.key = key
            element = value
        case .named(let components):
            guard let last = components.last, components.dropLast().allSatisfy({ $0.name == "Swift" }) else {
                return nil
            }
            if last.name == "Array", last.arguments.count == 1 {
                element = last.arguments[0]
            } else if last.name == "Dictionary", last.arguments.count == 2 {
                key = last.arguments[0]
                element = last.arguments[1]
            } else {
                return nil
            }
        case .member, .optional, .implicitlyUnwrapped, .inlineArray, .tuple, .function, .existential, .opaque,
            .composition, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            return nil
        }
    }
}
