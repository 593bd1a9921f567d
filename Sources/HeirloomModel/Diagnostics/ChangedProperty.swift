/// A property that an edit gives another type or name, or whose instantiator takes more then: whatever else uses it may not
/// compile any more.
package struct ChangedProperty: Hashable, Sendable {
    package var path: String
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
        path: String,
        label: String,
        declaration: SourceRange,
        initializer: SourceRange?,
        body: SourceRange,
        isExtended: Bool
    ) {
        self.path = path
        self.label = label
        self.declaration = declaration
        self.initializer = initializer
        self.body = body
        self.isExtended = isExtended
    }
}
