import HeirloomModel

/// A text whose ranges are compared by the text in them.
package struct RangedText: Sendable {
    private let source: String

    package init(_ source: String) {
        self.source = source
    }

    /// Returns the text in a range, after checking the range's lines and columns.
    package func text(_ range: SourceRange) -> String {
        guard isExact(range.start), isExact(range.end) else { return "wrong line or column" }
        let bytes = Array(source.utf8)
        return String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
    }

    private func isExact(_ position: SourcePosition) -> Bool {
        let before = Array(source.utf8)[..<position.offset]
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.count == position.line && (lines.last?.count ?? 0) + 1 == position.column
    }

    /// Returns the printed form of a type, followed by its text where that differs.
    package func reference(_ reference: TypeReference) -> String {
        let spelling = reference.type.spelling
        let written = text(reference.range)
        return spelling == written ? spelling : "\(spelling)=\(written)"
    }
}
