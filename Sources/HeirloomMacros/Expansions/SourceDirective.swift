extension SyntaxMessage.Location {
    /// The directive that places what follows in a line of the text that begins here, counted from one; `nil` where no
    /// file has it.
    func directive(forLine lineOfText: Int) -> String? {
        guard let line, !isInExpansion else { return nil }
        return "#sourceLocation(file: \(fileName.swiftLiteral), line: \(line + lineOfText - 1))"
    }
}

extension String {
    /// The text as a literal of Swift.
    var swiftLiteral: String {
        let escaped = map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
