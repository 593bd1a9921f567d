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

    /// Returns the range to remove for one argument: the argument and an adjacent comma, or also the parentheses if it
    /// is the only one.
    ///
    /// - Parameters:
    ///   - arguments: All arguments of the list.
    ///   - list: The range from the opening to the closing parenthesis, inclusive.
    package static func removal(
        ofArgument index: Int,
        among arguments: [SourceRange],
        list: SourceRange?
    ) -> SourceRange {
        guard arguments.count > 1 else { return list ?? arguments[index] }
        if index == 0 { return SourceRange(start: arguments[0].start, end: arguments[1].start) }
        return SourceRange(start: arguments[index - 1].end, end: arguments[index].end)
    }
}
