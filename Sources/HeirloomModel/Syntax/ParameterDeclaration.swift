/// A parameter: `@A label name: T... = default`.
package struct ParameterDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    /// The argument label; `nil` for `_`.
    package var label: String?
    /// The name of the parameter in the body.
    package var name: String
    /// Whether a single name is written. In a subscript, it is not a label.
    package var hasOneName: Bool
    package var type: TypeReference
    package var isVariadic: Bool
    /// The expression after `=`; `nil` without a default.
    package var defaultValue: SourceRange?
    /// Whether the parameter is the isolation of the caller: `isolation: isolated (any Actor)? = #isolation`.
    package var isIsolationOfCaller: Bool
    package var range: SourceRange

    package init(
        attributes: [AttributeUse],
        label: String?,
        name: String,
        hasOneName: Bool,
        type: TypeReference,
        isVariadic: Bool,
        defaultValue: SourceRange?,
        isIsolationOfCaller: Bool = false,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.label = label
        self.hasOneName = hasOneName
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
        self.isIsolationOfCaller = isIsolationOfCaller
        self.range = range
    }

    package var hasDefault: Bool { defaultValue != nil }

    /// Whether a call may omit the argument.
    package var isOptional: Bool { hasDefault || isVariadic }
}
