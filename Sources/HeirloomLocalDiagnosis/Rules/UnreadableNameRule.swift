import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A name in a string must be valid: of a type in `fulfilledByType`, `collecting` and `additionalMocksToGenerate`, of a
/// property in `fulfilledByDependencyNamed`, of a function in `customMockName`.
enum UnreadableNameRule {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        (attribute.arguments ?? []).flatMap { argument -> [LocalProblem] in
            guard let kind = argument.label.flatMap({ kinds[$0] }) else { return [] }
            return argument.texts.filter { !isName($0.name, kind) }.map { .unreadableName($0, kind) }
        }
    }

    static func problems(in configuration: MacroUse) -> [LocalProblem] {
        ConfigurationReader.configuration(of: configuration)?.additionalMocksToGenerate.compactMap { text in
            isName(text.text, .type)
                ? nil : .unreadableName(NamedPlace(name: text.text, range: text.range), .type)
        } ?? []
    }

    private static let kinds: [String: NameKind] = [
        "fulfilledByType": .type, "collecting": .type, "fulfilledByDependencyNamed": .property,
        "customMockName": .function,
    ]

    private static func isName(_ text: String, _ kind: NameKind) -> Bool {
        switch kind {
        case .type: Parser.parseType(text)?.nominalName != nil
        case .property: isPropertyName(text)
        case .function: isFunctionName(text)
        }
    }

    /// Whether the text is the name of a function without its backticks, such as `mock` or `two words`. Text that looks
    /// like an expression is not a name.
    static func isFunctionName(_ text: String) -> Bool {
        ReservedWords.isPlainIdentifier(text) || isPropertyName(text) && text.isOfWords
    }

    /// Whether the text is the name of a property. It may be `default` or `two words`, because only the declaration
    /// needs backticks. Text that looks like an expression is not a name.
    private static func isPropertyName(_ text: String) -> Bool {
        !text.contains { "`\\\r\n".contains($0) } && text.contains { !$0.isWhitespace }
            && !text.hasSuffix("()") && !text.hasSuffix(".self")
    }
}

/// The kind of declaration that a name refers to.
private enum NameKind: String {
    case type, property, function
}

extension String {
    /// Whether it consists of letters, digits and `_`, with single spaces between words.
    fileprivate var isOfWords: Bool {
        split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }
}

extension AttributeArgument {
    /// The string of the argument, or the strings in its array.
    fileprivate var texts: [NamedPlace] {
        switch value {
        case .string(let text):
            return [NamedPlace(name: text, range: valueRange)]
        case .array(let elements):
            return elements.compactMap { element in
                guard case .string(let text) = element.value else { return nil }
                return NamedPlace(name: text, range: element.range)
            }
        case .boolean, .null, .metatype, .other:
            return []
        }
    }
}

extension LocalProblem {
    /// `@Instantiated(fulfilledByType: "not a type")`
    fileprivate static func unreadableName(_ name: NamedPlace, _ kind: NameKind) -> LocalProblem {
        LocalProblem(
            .unreadableName,
            at: name.range,
            message: "\"\(name.name)\" is not a \(kind.rawValue) name"
        )
    }
}
