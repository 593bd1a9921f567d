/// A generic parameter: `T: P`, `each T`, `let count: Int`.
package struct GenericParameter: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case type, pack, value
    }

    package var kind: Kind
    package var name: String
    package var inheritance: TypeReference?
    package var range: SourceRange

    package init(kind: Kind, name: String, inheritance: TypeReference?, range: SourceRange) {
        self.kind = kind
        self.name = name
        self.inheritance = inheritance
        self.range = range
    }
}
