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
    /// Whether it is `[E]?`, which is `nil` where there may be nothing and is nothing.
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

    /// Whether nothing to collect makes it an empty collection.
    var mayBeEmpty: Bool { element.attribute.onlyIfAvailable && !isOptional }
    /// Whether nothing to collect makes it `nil`.
    var mayBeNil: Bool { element.attribute.onlyIfAvailable && isOptional }
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
        case .integer: Self.isInteger(type)
        case .enumCase(let of, _): type == of.canonical
        }
    }

    /// Whether a literal of the key is a value of that type of integers.
    package func fits(_ type: TypeExpression) -> Bool {
        guard case .integer(let digits) = self, let limits = Self.limits[type] else { return true }
        let isNegative = digits.hasPrefix("-")
        guard let magnitude = UInt64(digits.dropFirst(isNegative ? 1 : 0)) else { return true }
        return magnitude <= (isNegative ? limits.belowZero : limits.aboveZero)
    }

    /// Whether keys of that type are integers.
    package static func isInteger(_ type: TypeExpression) -> Bool { limits[type] != nil }

    /// By type of integers, how far from zero its values may be, as far as literals that are read may be.
    private static let limits: [TypeExpression: (belowZero: UInt64, aboveZero: UInt64)] = {
        func named(_ name: String) -> TypeExpression { .named([TypeNameComponent(name)]) }
        var limits: [TypeExpression: (belowZero: UInt64, aboveZero: UInt64)] = [:]
        limits[named("Int128")] = (UInt64.max, UInt64.max)
        limits[named("UInt128")] = (0, UInt64.max)
        limits[named("Int")] = (UInt64(Int64.max) + 1, UInt64(Int64.max))
        limits[named("UInt")] = (0, UInt64.max)
        for bits in [8, 16, 32, 64] {
            let half: UInt64 = 1 << (bits - 1)
            limits[named("Int\(bits)")] = (half, half - 1)
            limits[named("UInt\(bits)")] = (0, half - 1 + half)
        }
        return limits
    }()
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
