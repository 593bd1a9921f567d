/// A text in a configuration's array, where it stands.
package struct ConfiguredText: Hashable, Sendable, Codable {
    package var text: String
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

extension ConfiguredText {
    /// The names of the type that the text names, outermost first and without backticks. Generic arguments and what
    /// follows them are left out.
    package var typePath: [String] {
        var path: [String] = []
        var name = ""
        var isInBackticks = false
        for character in text {
            if character == "`" {
                isInBackticks.toggle()
            } else if isInBackticks {
                name.append(character)
            } else if character == "<" {
                break
            } else if character == "." || character == ":" {
                path.append(name)
                name = ""
            } else if !character.isWhitespace {
                name.append(character)
            }
        }
        return (path + [name]).filter { !$0.isEmpty }
    }

    /// Whether the text names a type with generic arguments.
    package var hasTypeArguments: Bool {
        var isInBackticks = false
        return text.contains { character in
            if character == "`" { isInBackticks.toggle() }
            return character == "<" && !isInBackticks
        }
    }
}

extension ConfiguredText: SummaryPart {
    package static var blank: Self { Self(text: "", range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&text)
        visitor.visit(&range)
    }
}

/// `#HeirloomConfiguration(…)`.
package struct ConfigurationDeclaration: Hashable, Sendable, Codable {
    package var additionalImportedModules: [ConfiguredText]
    package var additionalDirectoriesToInclude: [ConfiguredText]
    package var additionalMocksToGenerate: [ConfiguredText]
    package var mockConditionalCompilation: String?
    /// What the names of mocks of protocols begin with.
    package var mockPrefix: String
    /// Whether doubles receive the mocks of protocols by default.
    package var automaticMocks: Bool
    package var defaultIsolation: String?
    package var languageMode: String?
    /// The ids of warnings, as written.
    package var warningsAsErrors: [ConfiguredText]
    package var silencedWarnings: [ConfiguredText]
    /// The condition of the `#if` in which it stands; `nil` outside of one.
    package var condition: Condition?
    package var range: SourceRange

    package init(
        additionalImportedModules: [ConfiguredText] = [],
        additionalDirectoriesToInclude: [ConfiguredText] = [],
        additionalMocksToGenerate: [ConfiguredText] = [],
        mockConditionalCompilation: String? = "DEBUG",
        mockPrefix: String = "Mock",
        automaticMocks: Bool = true,
        defaultIsolation: String? = nil,
        languageMode: String? = nil,
        warningsAsErrors: [ConfiguredText] = [],
        silencedWarnings: [ConfiguredText] = [],
        condition: Condition? = nil,
        range: SourceRange
    ) {
        self.additionalImportedModules = additionalImportedModules
        self.additionalDirectoriesToInclude = additionalDirectoriesToInclude
        self.additionalMocksToGenerate = additionalMocksToGenerate
        self.mockConditionalCompilation = mockConditionalCompilation
        self.mockPrefix = mockPrefix
        self.automaticMocks = automaticMocks
        self.defaultIsolation = defaultIsolation
        self.languageMode = languageMode
        self.warningsAsErrors = warningsAsErrors
        self.silencedWarnings = silencedWarnings
        self.condition = condition
        self.range = range
    }
}

extension ConfigurationDeclaration: SummaryPart {
    package static var blank: Self { Self(range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&additionalImportedModules)
        visitor.visit(&additionalDirectoriesToInclude)
        visitor.visit(&additionalMocksToGenerate)
        visitor.visit(&mockConditionalCompilation)
        visitor.visit(&mockPrefix)
        visitor.visit(&automaticMocks)
        visitor.visit(&defaultIsolation)
        visitor.visit(&languageMode)
        visitor.visit(&warningsAsErrors)
        visitor.visit(&silencedWarnings)
        visitor.visit(&condition)
        visitor.visit(&range)
    }
}
