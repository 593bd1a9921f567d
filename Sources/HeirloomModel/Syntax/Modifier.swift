/// A modifier: `public`, `private(set)`, `nonisolated`, `weak`.
package struct Modifier: Hashable, Sendable {
    package let keyword: String
    /// What stands in parentheses: `set`, `unsafe`.
    package let detail: String?
    /// The access level that it says the declaration has, `nil` for another modifier and for a setter's.
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
    /// The access level that is written, setters aside.
    package var access: AccessLevel? {
        for modifier in self {
            if let access = modifier.access { return access }
        }
        return nil
    }

    /// Where the access level is written; where it would be, before what follows the attributes.
    package func accessRange(before keyword: SourceRange) -> SourceRange {
        let written = first { $0.access != nil }
        return written?.range ?? SourceRange(at: first?.range.start ?? keyword.start)
    }

    /// Whether the keyword is among the modifiers.
    package func has(_ keyword: String) -> Bool {
        self.contains { $0.keyword == keyword }
    }
}
