import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A name in a string must be valid: of a type in `fulfilledByType`, `collecting` and `additionalMocksToGenerate`, of a
/// property in `fulfilledByDependencyNamed`, of a function in `customMockName`, and the start of one in `mockPrefix`.
enum UnreadableNameRule {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        problems(in: attribute.arguments ?? [])
    }

    static func problems(in use: MacroUse) -> [LocalProblem] {
        use.name == "HeirloomConfiguration" ? problems(in: use.arguments) : []
    }

    private static func problems(in arguments: [AttributeArgument]) -> [LocalProblem] {
        arguments.flatMap { argument -> [LocalProblem] in
            guard let kind = argument.label.flatMap({ kinds[$0] }) else { return [] }
            return argument.texts.filter { !isName($0.name, kind) }.map { .unreadableName($0, kind) }
        }
    }

    private static let kinds: [String: NameKind] = [
        "fulfilledByType": .type, "collecting": .type, "fulfilledByDependencyNamed": .property,
        "customMockName": .function, "additionalMocksToGenerate": .type, "mockPrefix": .prefix,
    ]

    private static func isName(_ text: String, _ kind: NameKind) -> Bool {
        switch kind {
        case .type: Parser.parseType(text)?.nominalName != nil
        case .property: isPropertyName(text)
        case .function: isFunctionName(text)
        case .prefix: ReservedWords.isPlainIdentifier(text)
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

/// A kind of name, by the declaration that it refers to.
private enum NameKind: String {
    case type = "type name"
    case property = "property name"
    case function = "function name"
    case prefix = "prefix of a type name"
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
            message: "\"\(name.name)\" is not a \(kind.rawValue)"
        )
    }
}
