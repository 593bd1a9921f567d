/// A range in a named file.
package struct SourceLocation: Hashable, Sendable, Codable {
    package var path: String
    package var range: SourceRange

    package init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}

extension SourceLocation: Comparable {
    /// Orders by file, then by position.
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.path != right.path { return left.path < right.path }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        return left.range.end < right.range.end
    }
}
