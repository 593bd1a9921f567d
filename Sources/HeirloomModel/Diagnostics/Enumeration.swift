/// Enumerations of names in sentences.
extension [String] {
    /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`
    package func listed(_ conjunction: String = "and") -> String {
        map { "'\($0)'" }.enumeration(conjunction)
    }

    /// `'a', 'b' and 7 others`, if the array contains the first of `count` names.
    package func listed(of count: Int) -> String {
        if count <= self.count { return listed() }
        let quoted = map { "'\($0)'" }.joined(separator: ", ")
        return "\(quoted) and \(count - self.count) other\(count - self.count == 1 ? "" : "s")"
    }

    /// `a`, `a and b`, `a, b and c`: for phrases without quotation marks.
    package func enumeration(_ conjunction: String = "and") -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
