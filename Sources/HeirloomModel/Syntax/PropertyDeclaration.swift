/// One property: `@W private(set) var x: X = 1 { didSet {} }`.
///
/// A statement that declares several properties (`let x: X, y: Y`) produces one of these for each, with the same
/// attributes and modifiers. It is a class because it is read often and rarely changed: a value would be copied for
/// each read.
package final class PropertyDeclaration: Sendable {
    /// The storage of a property, as determined by its accessors.
    package enum Storage: Hashable, Sendable {
        /// Without accessors.
        case stored
        /// `{ didSet {} }`
        case observed
        /// `{ get }`, `{ 1 }`
        case computed
    }

    package let attributes: [AttributeUse]
    package let modifiers: [Modifier]
    package let isVariable: Bool
    /// The range of `let` or `var`.
    package let keywordRange: SourceRange
    /// The name without backticks. A tuple pattern is spelled out: `(a, b)`.
    package let name: String
    package let nameRange: SourceRange
    /// The type; `nil` if it is inferred.
    package let type: TypeReference?
    /// The expression after `=`; `nil` without one.
    package let initialValue: SourceRange?
    package let storage: Storage
    /// The range of the accessors, from `{` to `}`.
    package let accessorRange: SourceRange?
    /// The index of the property within its statement, and the number of properties there.
    package let index: Int
    package let count: Int
    /// The range of the statement, starting with the first attribute.
    package let range: SourceRange

    package init(
        attributes: [AttributeUse],
        modifiers: [Modifier],
        isVariable: Bool,
        keywordRange: SourceRange,
        name: String,
        nameRange: SourceRange,
        type: TypeReference?,
        initialValue: SourceRange?,
        storage: Storage,
        accessorRange: SourceRange?,
        index: Int,
        count: Int,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.isVariable = isVariable
        self.keywordRange = keywordRange
        self.name = name
        self.nameRange = nameRange
        self.type = type
        self.initialValue = initialValue
        self.storage = storage
        self.accessorRange = accessorRange
        self.index = index
        self.count = count
        self.range = range
    }
    /// Returns the property with different attributes.
    package func with(attributes: [AttributeUse]) -> PropertyDeclaration {
        PropertyDeclaration(
            attributes: attributes,
            modifiers: modifiers,
            isVariable: isVariable,
            keywordRange: keywordRange,
            name: name,
            nameRange: nameRange,
            type: type,
            initialValue: initialValue,
            storage: storage,
            accessorRange: accessorRange,
            index: index,
            count: count,
            range: range
        )
    }
}

extension PropertyDeclaration: Equatable {
    package static func == (left: PropertyDeclaration, right: PropertyDeclaration) -> Bool {
        left.attributes == right.attributes && left.modifiers == right.modifiers
            && left.isVariable == right.isVariable && left.keywordRange == right.keywordRange
            && left.name == right.name && left.nameRange == right.nameRange && left.type == right.type
            && left.initialValue == right.initialValue && left.storage == right.storage
            && left.accessorRange == right.accessorRange && left.index == right.index
            && left.count == right.count && left.range == right.range
    }
}

/// A parameter: `@A label name: T... = default`.
package struct ParameterDeclaration: Equatable, Sendable {
    package let attributes: [AttributeUse]
    /// The argument label; `nil` for `_`.
    package var label: String?
    /// The name of the parameter in the body.
    package let name: String
    /// Whether a single name is written. In a subscript, it is not a label.
    package let hasOneName: Bool
    package var type: TypeReference
    package let isVariadic: Bool
    /// The expression after `=`; `nil` without a default.
    package let defaultValue: SourceRange?
    /// Whether the parameter is the isolation of the caller: `isolation: isolated (any Actor)? = #isolation`.
    package let isIsolationOfCaller: Bool
    package let range: SourceRange

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
