import HeirloomModel

/// What a property of type `[E]` or `[Key: E]` collects, where nothing fulfills that type itself.
package final class CollectionRequest {
    /// What asks for one of the elements, by the type `E`.
    package let element: BuildRequest
    /// `E`
    package let elementType: ResolvedType
    /// The canonical type of the keys; `nil` for an array.
    package let keyType: TypeExpression?
    /// What is collected, and nothing else, in this order: the names in `collecting`. `nil` where none are said.
    package let chosen: [ChosenElement]?

    init(
        of elementType: ResolvedType,
        element: BuildRequest,
        keyType: TypeExpression?,
        chosen: [ChosenElement]?
    ) {
        self.elementType = elementType
        self.element = element
        self.keyType = keyType
        self.chosen = chosen
    }

    /// Whether nothing to collect will do.
    package var mayBeEmpty: Bool { element.attribute.onlyIfAvailable }
}

/// A type that is named in `collecting`.
package struct ChosenElement {
    /// As it is written.
    package let name: TypeReference
    package let type: ResolvedType
    let id: TypeID
    /// The type with its aliases expanded, where it is a specialisation of a generic type that is instantiable.
    let specialisation: ResolvedType?
}

/// A key whose names are resolved.
package enum ElementKey: Hashable, Sendable {
    /// `"export"`
    case text(String)
    /// `42`: in decimal digits
    case integer(String)
    /// `Route.settings`
    case enumCase(of: ResolvedType, named: String)

    /// Whether it may be a key of a dictionary with keys of that type.
    package func isOf(_ type: TypeExpression) -> Bool {
        switch self {
        case .text: type == .named([TypeNameComponent("String")])
        case .integer: Self.integers.contains(type)
        case .enumCase(let of, _): type == of.canonical
        }
    }

    private static let integers = Set(
        ["Int", "UInt"].flatMap { name in
            ["", "8", "16", "32", "64", "128"].map { TypeExpression.named([TypeNameComponent(name + $0)]) }
        }
    )
}

/// What a collection is of: an element, or the elements of a dictionary.
package struct CollectionShape {
    package var key: TypeExpression?
    package var element: TypeExpression

    /// `nil` for what is neither an array nor a dictionary.
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
