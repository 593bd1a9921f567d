/// A modifier: `public`, `private(set)`, `nonisolated`, `weak`.
package struct Modifier: Hashable, Sendable {
    package let keyword: String
    /// The text in parentheses: `set`, `unsafe`.
    package let detail: String?
    /// The access level of the declaration; `nil` for other modifiers, and for the access level of a setter.
    package let access: AccessLevel?
    package let range: SourceRange

    package init(keyword: String, detail: String? = nil, access: AccessLevel? = nil, range: SourceRange) {
        self.keyword = keyword
        self.detail = detail
        self.range = range
        self.access = access
    }
}

extension [Modifier] {
    /// The explicit access level of the declaration, not counting that of a setter.
    package var access: AccessLevel? {
        for modifier in self {
            if let access = modifier.access { return access }
        }
        return nil
    }

    /// Returns the range of the access level, or the position to insert one, after the attributes.
    package func accessRange(before keyword: SourceRange) -> SourceRange {
        let written = first { $0.access != nil }
        return written?.range ?? SourceRange(at: first?.range.start ?? keyword.start)
    }

    /// Returns whether the modifiers contain a keyword.
    package func has(_ keyword: String) -> Bool {
        self.contains { $0.keyword == keyword }
    }
}
