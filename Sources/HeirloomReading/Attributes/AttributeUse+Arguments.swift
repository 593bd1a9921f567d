import HeirloomModel

extension AttributeUse {
    /// The argument with that label.
    package func argument(_ label: String) -> AttributeArgument? {
        arguments?.first { $0.label == label }
    }

    /// The value of a boolean argument, `nil` where it is left out or not a literal.
    package func boolean(_ label: String) -> Bool? {
        guard case .boolean(let value)? = argument(label)?.value else { return nil }
        return value
    }

    /// The text of a string argument, `nil` where it is left out or not a literal.
    package func text(_ label: String) -> String? {
        guard case .string(let value)? = argument(label)?.value else { return nil }
        return value
    }

    /// The types of an argument such as `[P.self, Q.self]`; what is no type is left out.
    package func types(_ label: String) -> [TypeReference] {
        guard case .array(let elements)? = argument(label)?.value else { return [] }
        return elements.compactMap { element in
            guard case .metatype(let type) = element.value else { return nil }
            return type
        }
    }
}

extension AttributeUse {
    /// `@Instantiable(mockOnly: true)`: no part of the tree, and so not held to what only the tree needs.
    package var servesDoublesOnly: Bool { boolean("mockOnly") == true }

    /// Whether an argument says something of doubles.
    package var saysOfDoubles: Bool {
        arguments?.contains { argument in
            ["generateMock", "mockOnly", "customMockName", "mockAttributes"].contains(argument.label)
        } ?? false
    }

    /// `@available(*, unavailable)`
    var makesUnavailable: Bool {
        guard baseName == "available" else { return false }
        return spelling.filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
    }
}

extension [AttributeUse] {
    /// The attribute of Heirloom's with that name.
    func heirloom(_ name: String) -> AttributeUse? {
        first { $0.isHeirloom(name) }
    }

    /// Whether the attribute of Heirloom's with that name is among them.
    package func hasHeirloom(_ name: String) -> Bool {
        contains { $0.isHeirloom(name) }
    }
}
