/// An attribute where it is written: `@Instantiable(isRoot: true)`.
package struct AttributeUse: Hashable, Sendable {
    /// The name with its dots and generic arguments: `Heirloom.Instantiable`, `Published`.
    package var name: TypeExpression
    /// `nil` without parentheses.
    package var arguments: [AttributeArgument]?
    /// The whole text from the `@` on: `@available(macOS 13, *)`.
    package var spelling: String
    package var range: SourceRange
    /// From the opening to the closing parenthesis, both included.
    package var argumentsRange: SourceRange?
    /// The condition of the `#if` among the attributes in which it stands; `nil` outside of one.
    package var condition: Condition?

    package init(
        name: TypeExpression,
        arguments: [AttributeArgument]? = nil,
        spelling: String,
        range: SourceRange,
        argumentsRange: SourceRange? = nil,
        condition: Condition? = nil
    ) {
        self.name = name
        self.arguments = arguments
        self.spelling = spelling
        self.range = range
        self.argumentsRange = argumentsRange
        self.condition = condition
    }

    /// The last component of the name: `Instantiable`.
    package var baseName: String {
        if case .named(let components) = name, let last = components.last { return last.name }
        return ""
    }

    /// Whether this is the attribute of Heirloom's with that name, bare or as `@Heirloom.Name`.
    package func isHeirloom(_ heirloomName: String) -> Bool {
        guard case .named(let components) = name, components.last?.name == heirloomName else { return false }
        return components.count == 1 || components.count == 2 && components[0].name == "Heirloom"
    }
}

/// An argument of an attribute or of a macro: `isRoot: true`.
package struct AttributeArgument: Hashable, Sendable {
    package var label: String?
    package var value: ArgumentValue
    /// Label and value.
    package var range: SourceRange
    package var valueRange: SourceRange

    package init(label: String?, value: ArgumentValue, range: SourceRange, valueRange: SourceRange) {
        self.label = label
        self.value = value
        self.range = range
        self.valueRange = valueRange
    }
}

/// What is passed to an attribute or a macro, as far as literals go.
package indirect enum ArgumentValue: Hashable, Sendable {
    /// `true`
    case boolean(Bool)
    /// `"text"`, without interpolation, escapes resolved
    case string(String)
    /// `nil`
    case null
    /// `[a, b]`
    case array([ArrayElement])
    /// `T.self`
    case metatype(TypeReference)
    /// anything else, as written
    case other(String)

    /// One element of an array literal.
    package struct ArrayElement: Hashable, Sendable {
        package var value: ArgumentValue
        package var range: SourceRange

        package init(value: ArgumentValue, range: SourceRange) {
            self.value = value
            self.range = range
        }
    }
}

/// A macro that stands where a declaration may: `#HeirloomConfiguration(…)`.
package struct MacroUse: Hashable, Sendable {
    package var attributes: [AttributeUse]
    /// The name without `#`, last component only where it is qualified by a module.
    package var name: String
    package var arguments: [AttributeArgument]
    package var range: SourceRange

    package init(
        attributes: [AttributeUse] = [],
        name: String,
        arguments: [AttributeArgument],
        range: SourceRange
    ) {
        self.attributes = attributes
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}
