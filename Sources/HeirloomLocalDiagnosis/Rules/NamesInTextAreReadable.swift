import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A name given as text is one: a type's for `fulfilledByType`, a property's for
/// `fulfilledByDependencyNamed`.
enum NamesInTextAreReadable {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        (attribute.arguments ?? []).compactMap { argument in
            guard case .string(let text) = argument.value else { return nil }
            let place = NamedPlace(name: text, range: argument.valueRange)
            switch argument.label {
            case "fulfilledByType" where Parser.parseType(text)?.nominalName == nil:
                return .argument(.unreadableName(place, isType: true))
            case "fulfilledByDependencyNamed" where !isPropertyName(text):
                return .argument(.unreadableName(place, isType: false))
            default:
                return nil
            }
        }
    }

    /// A name that the text is but for the backticks that its declaration has as well, or for what follows a name
    /// in an expression: `` `repeat` ``, and `Store` for `Store()` and `Store.self`.
    static func meant(by text: String, isType: Bool) -> String? {
        let ends = ["()", ".self"].filter(text.hasSuffix)
        let names =
            ends.map { String(text.dropLast($0.count)) }
            + (isType && ReservedWords.everywhere.contains(text) ? ["`\(text)`"] : [])
            + (!isType && text.count > 2 && text.hasPrefix("`") ? [String(text.dropFirst().dropLast())] : [])
        return names.first { isType ? Parser.parseType($0)?.nominalName != nil : isPropertyName($0) }
    }

    /// A property may be named `default` or `two words`: only its declaration needs backticks. What looks like an
    /// expression is meant as one.
    private static func isPropertyName(_ text: String) -> Bool {
        !text.contains { "`\\\r\n".contains($0) } && text.contains { !$0.isWhitespace }
            && !text.hasSuffix("()") && !text.hasSuffix(".self")
    }
}
