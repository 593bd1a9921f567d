/// A modifier: `public`, `private(set)`, `nonisolated`, `weak`.
package struct Modifier: Hashable, Sendable {
    package var keyword: String
    /// What stands in parentheses: `set`, `unsafe`.
    package var detail: String?
    package var range: SourceRange

    package init(keyword: String, detail: String? = nil, range: SourceRange) {
        self.keyword = keyword
        self.detail = detail
        self.range = range
    }
}

extension [Modifier] {
    /// The access level that is written, setters aside.
    package var access: AccessLevel? {
        for modifier in self where modifier.detail == nil {
            if let access = AccessLevel(rawValue: modifier.keyword) { return access }
        }
        return nil
    }

    /// Where the access level is written; where it would be, before what follows the attributes.
    package func accessRange(before keyword: SourceRange) -> SourceRange {
        let written = first { $0.detail == nil && AccessLevel(rawValue: $0.keyword) != nil }
        return written?.range ?? SourceRange(at: first?.range.start ?? keyword.start)
    }

    /// Whether the keyword is among the modifiers.
    package func has(_ keyword: String) -> Bool {
        self.contains { $0.keyword == keyword }
    }
}
