import HeirloomGraph
import HeirloomModel

/// The kind of a type that nothing builds, which determines the advice.
enum UnbuiltType {
    /// A protocol or class in the sources, `any P` or `P & Q`: an instantiable type may list it.
    case listed
    /// A plain value, such as `String` or `URL`, of which a whole tree seldom has only one.
    case plainValue
    /// A type that was not read, with its name in an extension.
    case extended(name: String)
    /// A type that cannot be made instantiable: a function, a tuple, a metatype.
    case structural

    init(_ wanted: ResolvedType, in table: NameTable) {
        // The canonical type shows whether it was read, and the spelled type shows how it is meant.
        if case .existential = wanted.spelled.withoutParentheses {
            self = .listed
        } else if wanted.canonical.entity(in: table) != nil {
            self = .listed
        } else if Self.isCollectionOfAnything(wanted) {
            self = .structural
        } else {
            self.init(wanted.canonical)
        }
    }

    /// Whether a type is a collection of functions or of `any P`, whose elements are built instead of the collection.
    private static func isCollectionOfAnything(_ wanted: ResolvedType) -> Bool {
        let elements = [wanted.spelled, wanted.canonical].compactMap { CollectionShape($0)?.element }
        return elements.contains { element in
            let plain = element.withoutOptional.withoutParentheses
            if case .existential = plain { return true }
            return plain.isFunction
        }
    }

    private init(_ type: TypeExpression) {
        switch type {
        case .named(let components):
            let names = components.map(\.name)
            if names == ["Any"] || names == ["AnyObject"] {
                self = .structural
            } else if ExternalTypes.isPlainValue(names) {
                self = .plainValue
            } else {
                self = .extended(name: type.withoutArguments.spelling)
            }
        case .composition, .existential: self = .listed
        case .array: self = .extended(name: "Array")
        case .dictionary: self = .extended(name: "Dictionary")
        case .optional, .implicitlyUnwrapped: self = .extended(name: "Optional")
        case .attributed(_, let base): self.init(base)
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil {
                self.init(elements[0].type)
            } else {
                self = .structural
            }
        case .member, .inlineArray, .function, .opaque, .metatype, .protocolMetatype, .suppressed,
            .packElement, .packExpansion, .integer, .placeholder:
            self = .structural
        }
    }
}
