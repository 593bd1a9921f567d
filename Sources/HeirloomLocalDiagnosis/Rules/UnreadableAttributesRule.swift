import HeirloomModel
import HeirloomReading

/// `mockAttributes` contains attributes, as written before a function.
enum UnreadableAttributesRule {
    static func problem(with subject: DoubleSubject) -> LocalProblem? {
        guard let argument = subject.attribute.argument("mockAttributes"),
            case .string(let text) = argument.value, TypeAttribute.all(in: text) == nil
        else { return nil }
        return LocalProblem(
            .unreadableArgument,
            at: argument.valueRange,
            message: "\"\(text)\" is not a list of attributes; write one such as \"@MainActor\""
        ) { edits in
            meant(by: text).map { meant in
                [FixIt("write \"\(meant)\"", edits.replace(argument.valueRange, with: "\"\(meant)\""))]
            } ?? []
        }
    }

    /// Returns the text with missing `@`s added; `nil` if that does not result in attributes.
    private static func meant(by text: String) -> String? {
        let words = words(in: text).map { word in
            mayBeAttribute(word) ? "@\(word)" : String(word)
        }
        let meant = words.joined(separator: " ")
        return TypeAttribute.all(in: meant) != nil && !text.contains { "\"\\\n".contains($0) } ? meant : nil
    }

    /// Splits the text at white space outside of parentheses.
    private static func words(in text: String) -> [Substring] {
        var depth = 0
        return text.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0 && character.isWhitespace
        }
    }

    /// Whether the word is a global actor or can only start an attribute.
    private static func mayBeAttribute(_ word: Substring) -> Bool {
        word.first?.isUppercase == true || word.hasPrefix("available(") || word == "discardableResult"
    }
}
