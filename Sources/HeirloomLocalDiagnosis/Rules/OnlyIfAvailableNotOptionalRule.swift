import HeirloomModel
import HeirloomReading

/// A dependency with `onlyIfAvailable` has an optional type that is not implicitly unwrapped; if instantiated, it may
/// be a collection instead. The type in `ofType` is not optional.
///
/// Aliases cannot be resolved here: the generator checks whether a type that may be an alias is optional.
enum OnlyIfAvailableNotOptionalRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.attribute.boolean("onlyIfAvailable") == true, property.factory == nil else {
            return []
        }
        return [problem(withTypeOf: property), problem(withSourceOf: property)].compactMap(\.self)
    }

    private static func problem(withTypeOf property: InjectedProperty) -> LocalProblem? {
        guard let type = property.declaration.type else { return nil }
        let isReceived = property.kind == .received
        let wanted: TypeExpression
        if case .implicitlyUnwrapped(let wrapped) = type.type {
            wanted = .optional(wrapped)
        } else {
            let isCollection = property.kind == .instantiated && type.type.isCollection
            if type.type.wrappedInOptional != nil || isCollection || type.type.mayBeAlias { return nil }
            wanted = .optional(type.type)
        }
        return LocalProblem(
            .onlyIfAvailableNotOptional,
            of: property,
            message: """
                '\(property.label)' is \(isReceived ? "received" : "instantiated") only if available, so its type must \
                be optional\(isReceived ? "" : " or a collection"), not '\(type.type.spelling)'
                """
        ) { edits in
            let optional = edits.replace(type.range, with: wanted.spelling)
            return [FixIt("make '\(property.label)' optional", optional)]
                + edits.removing(flag: "onlyIfAvailable", from: property.attribute)
        }
    }

    private static func problem(withSourceOf property: InjectedProperty) -> LocalProblem? {
        guard case .metatype(let type)? = property.attribute.argument("ofType")?.value,
            let wrapped = type.type.wrappedInOptional
        else { return nil }
        return LocalProblem(
            .needlessOptional,
            at: type.range,
            message: """
                '\(type.type.spelling)' is optional; write '\(wrapped.spelling)', and 'onlyIfAvailable' also finds \
                optional values
                """
        ) {
            [FixIt("write '\(wrapped.spelling)'", $0.replace(type.range, with: wrapped.metatypeBaseSpelling))]
        }
    }
}

extension TypeExpression {
    /// Whether it is spelled as an array or a dictionary.
    fileprivate var isCollection: Bool {
        switch withoutParentheses {
        case .array, .dictionary: return true
        case .named(let components):
            guard let last = components.last else { return false }
            return ["Array", "Dictionary"].contains(last.name) && !last.arguments.isEmpty
        case .member, .optional, .implicitlyUnwrapped, .inlineArray, .tuple, .function, .existential, .opaque,
            .composition, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            return false
        }
    }
}
