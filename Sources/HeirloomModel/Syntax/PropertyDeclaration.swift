/// One property: `@W private(set) var x: X = 1 { didSet {} }`.
///
/// A statement that declares several (`let x: X, y: Y`) yields one of these for each, with the same
/// attributes and modifiers.
package struct PropertyDeclaration: Hashable, Sendable {
    /// How the property's accessors make it stored or not.
    package enum Storage: Hashable, Sendable {
        /// Without braces.
        case stored
        /// `{ didSet {} }`
        case observed
        /// `{ get }`, `{ 1 }`
        case computed
    }

    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var isVariable: Bool
    /// `let` or `var`.
    package var keywordRange: SourceRange
    /// Without backticks. A tuple pattern is written out: `(a, b)`.
    package var name: String
    package var nameRange: SourceRange
    /// `nil` where it is left to inference.
    package var type: TypeReference?
    /// The expression after `=`, `nil` without one.
    package var initialValue: SourceRange?
    package var storage: Storage
    /// The accessors, from `{` to `}`.
    package var accessorRange: SourceRange?
    /// The place of this property among those of its statement, and their number.
    package var index: Int
    package var count: Int
    /// The statement, from the first attribute to its end.
    package var range: SourceRange

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
}
