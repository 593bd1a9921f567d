/// A text in an array of a configuration, with its location.
package struct ConfiguredText: Equatable, Sendable, SummaryPart {
    package var text: String
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }

    package static var blank: Self { Self(text: "", range: .blank) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&text)
        visitor.visit(&range)
    }
}

extension ConfiguredText {
    /// The components of the type name in the text, outermost first and without backticks. Generic arguments and any
    /// text after them are omitted.
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

    /// Whether the type name in the text has generic arguments.
    package var hasTypeArguments: Bool {
        var isInBackticks = false
        return text.contains { character in
            if character == "`" { isInBackticks.toggle() }
            return character == "<" && !isInBackticks
        }
    }
}

/// A configuration: `#HeirloomConfiguration(…)`.
package struct ConfigurationDeclaration: Equatable, Sendable, SummaryPart {
    package var additionalImportedModules: [ConfiguredText] = []
    package var additionalDirectoriesToInclude: [ConfiguredText] = []
    package var additionalMocksToGenerate: [ConfiguredText] = []
    package var mockConditionalCompilation: String? = "DEBUG"
    /// The prefix of the names of protocol mocks.
    package var mockPrefix = "Mock"
    /// Whether doubles receive protocol mocks by default.
    package var automaticMocks = true
    package var defaultIsolation: String?
    package var languageMode: String?
    /// The ids of warnings, as written.
    package var warningsAsErrors: [ConfiguredText] = []
    package var silencedWarnings: [ConfiguredText] = []
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?
    package var range: SourceRange

    package init(range: SourceRange) { self.range = range }

    /// The allowed values of the default isolation.
    package static let defaultIsolations = ["MainActor", "MainActor.self", "nonisolated"]
    /// The allowed values of the language mode.
    package static let languageModes = ["5", "6"]

    package var isMainActorByDefault: Bool {
        defaultIsolation == "MainActor" || defaultIsolation == "MainActor.self"
    }

    package static var blank: Self {
        var blank = Self(range: .blank)
        blank.mockConditionalCompilation = nil
        return blank
    }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
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

/// The language mode of a module, as far as it determines the compiler's concurrency checks.
package enum LanguageMode: Hashable, Sendable {
    /// Swift 5 and earlier.
    case five
    case six

    /// Returns `nil` for a text that is not a language mode.
    package init?(_ text: String) {
        switch text {
        case "4", "4.2", "5": self = .five
        case "6": self = .six
        case _: return nil
        }
    }
}
