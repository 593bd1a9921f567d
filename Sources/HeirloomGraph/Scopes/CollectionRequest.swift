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
        case .integer: Self.isInteger(type)
        case .enumCase(let of, _): type == of.canonical
        }
    }

    /// Returns whether a literal of the key is a value of an integer type.
    package func fits(_ type: TypeExpression) -> Bool {
        guard case .integer(let digits) = self, let limits = Self.limits[type] else { return true }
        let isNegative = digits.hasPrefix("-")
        guard let magnitude = UInt64(digits.dropFirst(isNegative ? 1 : 0)) else { return true }
        return magnitude <= (isNegative ? limits.belowZero : limits.aboveZero)
    }

    /// Returns whether a type is an integer type.
    package static func isInteger(_ type: TypeExpression) -> Bool { limits[type] != nil }

    /// The largest magnitudes of the negative and the positive values of each integer type, as far as the literals that
    /// are read can reach them.
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
