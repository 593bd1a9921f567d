/// An attribute in source: `@Instantiable(isRoot: true)`.
///
/// It is a class because it is read often and rarely changed: a value would be copied for each read.
package final class AttributeUse: Sendable {
    /// The name with its dots and generic arguments: `Heirloom.Instantiable`, `Published`.
    package let name: TypeExpression
    /// The last component of the name: `Instantiable`.
    package let baseName: String
    /// The arguments; `nil` without parentheses.
    package let arguments: [AttributeArgument]?
    /// The whole text, including `@`: `@available(macOS 13, *)`. That of `@available` is without comments.
    package let spelling: String
    package let range: SourceRange
    /// The range from the opening to the closing parenthesis, inclusive.
    package let argumentsRange: SourceRange?
    /// The condition of the `#if` around the attribute; `nil` outside of one.
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
        if case .named(let components) = name, let last = components.last {
            baseName = last.name
        } else {
            baseName = ""
        }
        self.arguments = arguments
        self.spelling = spelling
        self.range = range
        self.argumentsRange = argumentsRange
        self.condition = condition
    }

    /// Returns the attribute with a condition.
    package func under(_ condition: Condition) -> AttributeUse {
        AttributeUse(
            name: name,
            arguments: arguments,
            spelling: spelling,
            range: range,
            argumentsRange: argumentsRange,
            condition: condition.unlessTrue
        )
    }

    /// Returns whether this is Heirloom's attribute of that name, unqualified or as `@Heirloom.Name`.
    package func isHeirloom(_ heirloomName: String) -> Bool {
        guard baseName == heirloomName, case .named(let components) = name else { return false }
        return components.nameHeirloom(heirloomName)
    }
}

extension AttributeUse: Equatable {
    package static func == (left: AttributeUse, right: AttributeUse) -> Bool {
        // The name and the arguments follow from the spelling.
        left.spelling == right.spelling && left.range == right.range && left.condition == right.condition
    }
}

extension [TypeNameComponent] {
    /// Returns whether this is Heirloom's declaration of that name, unqualified or as `Heirloom.Name`.
    package func nameHeirloom(_ name: String) -> Bool {
        guard last?.name == name else { return false }
        return count == 1 || count == 2 && self[0].name == "Heirloom"
    }
}

/// An argument of an attribute or a macro: `isRoot: true`.
package struct AttributeArgument: Equatable, Sendable {
    package let label: String?
    package let value: ArgumentValue
    /// The range of the label and the value.
    package let range: SourceRange
    package let valueRange: SourceRange

    package init(label: String?, value: ArgumentValue, range: SourceRange, valueRange: SourceRange) {
        self.label = label
        self.value = value
        self.range = range
        self.valueRange = valueRange
    }
}

/// The value of an argument of an attribute or a macro. Only literals are interpreted.
package indirect enum ArgumentValue: Equatable, Sendable {
    /// `true`
    case boolean(Bool)
    /// `"text"`, without interpolation, with escapes resolved
    case string(String)
    /// `nil`
    case null
    /// `[a, b]`
    case array([ArrayElement])
    /// `T.self`
    case metatype(TypeReference)
    /// Any other expression, as written
    case other(String)

    /// An element of an array literal.
    package struct ArrayElement: Equatable, Sendable {
        package let value: ArgumentValue
        package let range: SourceRange

        package init(value: ArgumentValue, range: SourceRange) {
            self.value = value
            self.range = range
        }
    }
}

/// A modifier: `public`, `private(set)`, `nonisolated`, `weak`.
package struct Modifier: Equatable, Sendable {
    package let keyword: String
    /// The text in parentheses: `set`, `unsafe`.
    package let detail: String?
    /// The access level of the declaration; `nil` for other modifiers, and for the access level of a setter.
    package let access: AccessLevel?
    package let range: SourceRange

    package init(keyword: String, detail: String? = nil, access: AccessLevel? = nil, range: SourceRange) {
        self.keyword = keyword
        self.detail = detail
        self.range = range
        self.access = access
    }
}

extension [Modifier] {
    /// The explicit access level of the declaration, not counting that of a setter.
    package var access: AccessLevel? {
        if isEmpty { return nil }
        for modifier in self {
            if let access = modifier.access { return access }
        }
        return nil
    }

    /// Returns the range of the access level, or the position to insert one, after the attributes.
    package func accessRange(before keyword: SourceRange) -> SourceRange {
        let written = first { $0.access != nil }
        return written?.range ?? SourceRange(at: first?.range.start ?? keyword.start)
    }

    /// Returns whether the modifiers contain a keyword.
    package func has(_ keyword: String) -> Bool { !isEmpty && contains { $0.keyword == keyword } }
}

/// The visibility of a declaration, from the most to the least restrictive.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
}

extension AccessLevel: Comparable {
    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }
}
