/// A half-open range in a source text.
package struct SourceRange: Hashable, Sendable, Codable {
    package var start: SourcePosition
    package var end: SourcePosition

    @inlinable
    package init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }

    /// Creates an empty range, the location of an insertion.
    package init(at position: SourcePosition) {
        self.init(start: position, end: position)
    }
}
