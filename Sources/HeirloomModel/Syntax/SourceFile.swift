/// What the parser sees in one source text: its declarations, and what it could not read.
package struct SourceFile: Hashable, Sendable {
    package var declarations: [Declaration]
    /// In order of place. Where there is one, what the file declares is not known for sure.
    package var faults: [SyntaxFault]
    /// Whether `#if` stands among the declarations or their attributes, those in bodies of types included.
    package var hasConditions: Bool

    package init(declarations: [Declaration] = [], faults: [SyntaxFault] = [], hasConditions: Bool = false) {
        self.declarations = declarations
        self.faults = faults
        self.hasConditions = hasConditions
    }
}

/// A place at which a text stops being Swift that can be read.
package struct SyntaxFault: Hashable, Sendable, Codable {
    /// What was expected or is wrong, as in "expected '}' to end the body of 'Store'".
    package var message: String
    package var range: SourceRange

    package init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }
}
