import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A name in a string must be valid: of a type in `fulfilledByType`, `collecting` and `additionalMocksToGenerate`, of a
/// property in `fulfilledByDependencyNamed`, of a function in `customMockName`, and the start of one in `mockPrefix`.
enum UnreadableNameRule {
    static func problems(in arguments: [AttributeArgument]) -> [LocalProblem] {
        arguments.flatMap { argument -> [LocalProblem] in
            guard let (kind, isName) = argument.label.flatMap({ kinds[$0] }) else { return [] }
            return argument.texts.filter { !isName($0.name) }.map { text in
                LocalProblem(.unreadableName, at: text.range, message: "\"\(text.name)\" is not a \(kind)")
            }
        }
    }

    /// The kinds of names, by the labels of their arguments.
    private static let kinds: [String: (kind: String, isName: @Sendable (String) -> Bool)] = [
        "fulfilledByType": ("type name", isTypeName),
        "collecting": ("type name", isTypeName),
        "additionalMocksToGenerate": ("type name", isTypeName),
        "fulfilledByDependencyNamed": ("property name", isPropertyName),
        "customMockName": ("function name", isFunctionName),
        "mockPrefix": ("prefix of a type name", ReservedWords.isPlainIdentifier),
    ]

    @Sendable private static func isTypeName(_ text: String) -> Bool {
        Parser.parseType(text)?.nominalName != nil
    }

    /// Whether the text is the name of a function without its backticks, such as `mock` or `two words`. Text that looks
    /// like an expression is not a name.
    @Sendable static func isFunctionName(_ text: String) -> Bool {
        ReservedWords.isPlainIdentifier(text) || isPropertyName(text) && text.isOfWords
    }

    /// Whether the text is the name of a property. It may be `default` or `two words`, because only the declaration
    /// needs backticks. Text that looks like an expression is not a name.
    @Sendable private static func isPropertyName(_ text: String) -> Bool {
        !text.contains { "`\\\r\n".contains($0) } && text.contains { !$0.isWhitespace }
            && !text.hasSuffix("()") && !text.hasSuffix(".self")
    }
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
