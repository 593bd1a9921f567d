/// An attribute where it is written: `@Instantiable(isRoot: true)`.
///
/// An object, because it is looked at often and changed hardly ever: as a value it would be copied for each look.
package final class AttributeUse: Sendable {
    /// The name with its dots and generic arguments: `Heirloom.Instantiable`, `Published`.
    package let name: TypeExpression
    /// `nil` without parentheses.
    package let arguments: [AttributeArgument]?
    /// The whole text from the `@` on: `@available(macOS 13, *)`.
    package let spelling: String
    package let range: SourceRange
    /// From the opening to the closing parenthesis, both included.
    package let argumentsRange: SourceRange?
    /// The condition of the `#if` among the attributes in which it stands; `nil` outside of one.
    package let condition: Condition?

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

    /// The attribute where it stands under that condition.
    package func under(_ condition: Condition) -> AttributeUse {
        AttributeUse(
            name: name,
            arguments: arguments,
            spelling: spelling,
            range: range,
            argumentsRange: argumentsRange,
            condition: condition == .constant(true) ? nil : condition
        )
    }

    /// The last component of the name: `Instantiable`.
    package var baseName: String {
        if case .named(let components) = name, let last = components.last { return last.name }
        return ""
    }

    /// Whether this is the attribute of Heirloom's with that name, bare or as `@Heirloom.Name`.
    package func isHeirloom(_ heirloomName: String) -> Bool {
        guard case .named(let components) = name else { return false }
        return components.nameHeirloom(heirloomName)
    }
}

extension AttributeUse: Hashable {
    package static func == (left: AttributeUse, right: AttributeUse) -> Bool {
        // The name and the arguments are what the spelling says.
        left.spelling == right.spelling && left.range == right.range && left.condition == right.condition
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(spelling)
        hasher.combine(range)
    }
}

extension [TypeNameComponent] {
    /// Whether this is what Heirloom gives that name, bare or as `Heirloom.Name`.
    package func nameHeirloom(_ name: String) -> Bool {
        guard last?.name == name else { return false }
        return count == 1 || count == 2 && self[0].name == "Heirloom"
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
