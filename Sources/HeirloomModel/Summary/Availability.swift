/// One `@available(…)`, as far as what is built is concerned.
package struct AvailabilityAttribute: Hashable, Sendable {
    /// What stands between the parentheses, by commas outside of texts.
    private let arguments: [Substring]

    /// `nil` for text that is no such attribute.
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

    /// On the platform that it is about, now or later.
    package var isDeprecated: Bool {
        arguments.contains { $0 == "deprecated" || $0.hasPrefix("deprecated:") }
    }

    /// The attribute for what builds something with it: `nil` where it says nothing of that.
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
