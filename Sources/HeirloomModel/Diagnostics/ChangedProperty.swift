/// A property whose type, name or instantiator parameters an edit changes, so that its other uses may no longer
/// compile.
package struct ChangedProperty: Hashable, Sendable {
    package var path: String
    package var label: String
    /// The declaration of the property.
    package var declaration: SourceRange
    /// The handwritten initializer that assigns the property.
    package var initializer: SourceRange?
    /// The range in which the property can be named without a prefix.
    package var body: SourceRange
    /// Whether the file extends the property's type, so that the property may be named without a prefix anywhere.
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
