/// An `@available(…)` attribute, as far as it concerns generated code.
package struct AvailabilityAttribute: Hashable, Sendable {
    /// The arguments, separated by commas outside of string literals.
    private let arguments: [Substring]

    /// Returns `nil` for a text that is not an `@available` attribute.
    package init?(_ spelling: String) {
        guard let open = spelling.firstIndex(of: "("), let close = spelling.lastIndex(of: ")"), open < close
        else { return nil }
        var arguments: [Substring] = []
        var start = spelling.index(after: open)
        var index = start
        var isText = false
        while index < close {
            if spelling[index] == "\"" { isText.toggle() }
            if spelling[index] == ",", !isText {
                arguments.append(spelling[start..<index])
                start = spelling.index(after: index)
            }
            index = spelling.index(after: index)
        }
        arguments.append(spelling[start..<close])
        self.arguments = arguments.map(\.withoutOuterSpace)
    }

    /// `@available(*, unavailable)`
    private var isUnavailableEverywhere: Bool { arguments.first == "*" && arguments.contains("unavailable") }

    /// Whether the attribute deprecates the declaration on its platform, now or later.
    package var isDeprecated: Bool {
        arguments.contains { $0 == "deprecated" || $0.hasPrefix("deprecated:") }
    }

    /// Returns the attribute for code that builds the type with it, or `nil` if the attribute does not affect such
    /// code.
    package func ofBuilding(_ name: String) -> String? {
        guard !arguments.contains("noasync"), !isUnavailableEverywhere else { return nil }
        let kept = arguments.filter { !$0.hasPrefix("message:") && !$0.hasPrefix("renamed:") }
        let message = isDeprecated ? ["message: \"it builds '\(name)', which is deprecated\""] : []
        return "@available(\((kept.map(String.init) + message).joined(separator: ", ")))"
    }
}

extension Substring {
    fileprivate var withoutOuterSpace: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
