/// A type with its source range.
package struct TypeReference: Hashable, Sendable {
    package var type: TypeExpression
    package var range: SourceRange

    package init(type: TypeExpression, range: SourceRange) {
        self.type = type
        self.range = range
    }
}
