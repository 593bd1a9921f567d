import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Whether a value of one type fits a property of another.
    package func fits(_ source: ResolvedType, _ target: ResolvedType) -> Bool {
        source.canonical == target.canonical
            || target.canonical == .generic("Optional", [source.canonical])
            || tree.converts(source, to: target)
    }
}

extension ResolvedType {
    /// The type as written before `.self`, where `any` is not needed: `P`, `(() -> X)`.
    package var metatypeBase: ResolvedType {
        let base = spelled.withoutAny
        switch base {
        case .implicitlyUnwrapped(let wrapped): return spelledOtherwise(.optional(wrapped))
        case .function, .composition, .attributed, .opaque, .suppressed, .existential, .packElement,
            .packExpansion:
            return spelledOtherwise(.tuple([TupleTypeElement(label: nil, type: base)]))
        case .named, .member, .optional, .array, .dictionary, .inlineArray, .tuple, .metatype,
            .protocolMetatype, .integer, .placeholder:
            return spelledOtherwise(base)
        }
    }
}

extension Misspelling {
    /// Whether a label is a probable misspelling of another.
    package static func isMisspelling(_ left: String, of right: String) -> Bool {
        distance(Array(left.lowercased().utf8), Array(right.lowercased().utf8)) != nil
    }

    /// Whether the name of one type is a probable misspelling of another's.
    package static func isMisspelling(_ left: TypeExpression, of right: TypeExpression) -> Bool {
        if let left = left.wrappedInOptional, let right = right.wrappedInOptional {
            return isMisspelling(left.withoutParentheses, of: right.withoutParentheses)
        }
        guard let left = left.withoutAny.lastName, let right = right.withoutAny.lastName, left != right else {
            return false
        }
        return isMisspelling(left, of: right)
    }
}
