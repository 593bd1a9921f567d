import HeirloomModel

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

    /// A property may be named `default`: only its declaration needs backticks.
    private static func isPropertyName(_ text: String) -> Bool {
        Parser.parseType(text)?.nominalName == [text] || ReservedWords.everywhere.contains(text)
    }
}
