/// A half-open stretch of a source text.
package struct SourceRange: Hashable, Sendable, Codable {
    package var start: SourcePosition
    package var end: SourcePosition

    @inlinable
    package init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }

    /// An empty range, which is where an insertion goes.
    package init(at position: SourcePosition) {
        self.init(start: position, end: position)
    }
}
