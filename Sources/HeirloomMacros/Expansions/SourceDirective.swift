extension SyntaxMessage.Location {
    /// The directive that maps the next line to a line of the text that starts here, counted from one; `nil` if the
    /// text is not in a file.
    func directive(forLine lineOfText: Int) -> String? {
        guard let line, !isInExpansion else { return nil }
        return "#sourceLocation(file: \(fileName.swiftLiteral), line: \(line + lineOfText - 1))"
    }
}

extension String {
    /// The text as a Swift string literal.
    var swiftLiteral: String {
        let escaped = map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
