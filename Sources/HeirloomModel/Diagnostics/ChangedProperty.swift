/// A property that an edit gives another type or name: whatever else uses it may not compile then.
package struct ChangedProperty: Hashable, Sendable {
    package var label: String
    /// What declares it.
    package var declaration: SourceRange
    /// The written initializer that stores it.
    package var initializer: SourceRange?
    /// Where it can be named without anything before it.
    package var body: SourceRange
    /// Whether the file extends its type, and so may name it like this everywhere.
    package var isExtended: Bool

    package init(
        label: String,
        declaration: SourceRange,
        initializer: SourceRange?,
        body: SourceRange,
        isExtended: Bool
    ) {
        self.label = label
        self.declaration = declaration
        self.initializer = initializer
        self.body = body
        self.isExtended = isExtended
    }
}
