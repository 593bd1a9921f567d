/// The result of parsing a source text: its declarations, and the places where parsing failed.
package struct SourceFile: Hashable, Sendable {
    package var declarations: [Declaration]
    /// The faults, in source order. If there are any, the declarations may be incomplete.
    package var faults: [SyntaxFault]
    /// Whether `#if` occurs among the declarations or their attributes, including the bodies of types.
    package var hasConditions: Bool

    package init(declarations: [Declaration] = [], faults: [SyntaxFault] = [], hasConditions: Bool = false) {
        self.declarations = declarations
        self.faults = faults
        self.hasConditions = hasConditions
    }
}

/// A range at which a text is not valid Swift.
package struct SyntaxFault: Hashable, Sendable, Codable {
    /// The error, as in "expected '}' to end the body of 'Store'".
    package var message: String
    package var range: SourceRange

    package init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }
}
