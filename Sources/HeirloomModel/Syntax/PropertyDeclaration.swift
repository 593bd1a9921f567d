/// One property: `@W private(set) var x: X = 1 { didSet {} }`.
///
/// A statement that declares several (`let x: X, y: Y`) yields one of these for each, with the same
/// attributes and modifiers. It is an object, because it is looked at often and changed hardly ever: as a value it would
/// be copied for each look.
package final class PropertyDeclaration: Sendable {
    /// How the property's accessors make it stored or not.
    package enum Storage: Hashable, Sendable {
        /// Without braces.
        case stored
        /// `{ didSet {} }`
        case observed
        /// `{ get }`, `{ 1 }`
        case computed
    }

    package let attributes: [AttributeUse]
    package let modifiers: [Modifier]
    package let isVariable: Bool
    /// `let` or `var`.
    package let keywordRange: SourceRange
    /// Without backticks. A tuple pattern is written out: `(a, b)`.
    package let name: String
    package let nameRange: SourceRange
    /// `nil` where it is left to inference.
    package let type: TypeReference?
    /// The expression after `=`, `nil` without one.
    package let initialValue: SourceRange?
    package let storage: Storage
    /// The accessors, from `{` to `}`.
    package let accessorRange: SourceRange?
    /// The place of this property among those of its statement, and their number.
    package let index: Int
    package let count: Int
    /// The statement, from the first attribute to its end.
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
    /// The property with other attributes.
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

extension PropertyDeclaration: Hashable {
    package static func == (left: PropertyDeclaration, right: PropertyDeclaration) -> Bool {
        left.attributes == right.attributes && left.modifiers == right.modifiers
            && left.isVariable == right.isVariable && left.keywordRange == right.keywordRange
            && left.name == right.name && left.nameRange == right.nameRange && left.type == right.type
            && left.initialValue == right.initialValue && left.storage == right.storage
            && left.accessorRange == right.accessorRange && left.index == right.index
            && left.count == right.count && left.range == right.range
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
        hasher.combine(name)
        hasher.combine(range)
    }
}
