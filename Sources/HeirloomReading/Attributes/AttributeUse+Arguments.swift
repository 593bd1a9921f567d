import HeirloomModel

extension AttributeUse {
    /// The argument with the given label.
    package func argument(_ label: String) -> AttributeArgument? {
        arguments?.first { $0.label == label }
    }

    /// The value of a Boolean argument; `nil` if it is left out or not a literal.
    package func boolean(_ label: String) -> Bool? {
        guard case .boolean(let value)? = argument(label)?.value else { return nil }
        return value
    }

    /// The text of a string argument; `nil` if it is left out or not a literal.
    package func text(_ label: String) -> String? { argument(label)?.value.text }

    /// The types in an argument such as `[P.self, Q.self]`, without elements that are not types.
    package func types(_ label: String) -> [TypeReference] {
        guard case .array(let elements)? = argument(label)?.value else { return [] }
        return elements.compactMap { element in
            guard case .metatype(let type) = element.value else { return nil }
            return type
        }
    }
}

extension AttributeUse {
    /// `@Instantiable(mockOnly: true)`: the type is no part of the tree, and exempt from the rules that apply only to
    /// the tree.
    package var servesDoublesOnly: Bool { boolean("mockOnly") == true }

    /// The name of the function that makes the double.
    package var doubleName: String { text("customMockName") ?? "mock" }

    /// Whether an argument configures test doubles.
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

extension ArgumentValue {
    /// The text of a string literal.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}

extension [AttributeUse] {
    /// Heirloom's attribute with the given name.
    func heirloom(_ name: String) -> AttributeUse? {
        first { $0.isHeirloom(name) }
    }

    /// Whether Heirloom's attribute with the given name is among them.
    package func hasHeirloom(_ name: String) -> Bool {
        contains { $0.isHeirloom(name) }
    }

    /// The names of the attributes that may be macros, which can add conformances and members that are not written.
    var macroCandidates: [String] {
        compactMap { attribute in
            let name = attribute.baseName
            let isKnown = LanguageAttributes.names.contains(name) || plainAttributes.contains(name)
            return isKnown || attribute.isHeirloom("Instantiable") ? nil : attribute.name.spelling
        }
    }
}

/// Attributes of types and initializers that add neither a conformance to the user's own types nor an initializer that
/// takes one: the main actor, and macros of Apple's and the toolchain's.
private let plainAttributes: Set<String> = ["MainActor", "Model", "Observable", "Suite", "Test"]
