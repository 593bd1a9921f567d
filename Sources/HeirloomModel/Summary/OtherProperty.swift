/// A stored property that is not a dependency, but may have been meant to be one.
package struct OtherProperty: Hashable, Sendable {
    package var label: String
    /// The range of an attribute that is probably a misspelled `@Instantiated`, `@Received` or `@Forwarded`; or the position
    /// to insert one.
    package var attributeRange: SourceRange
    /// Whether it can become a dependency: it has no value of its own.
    package var lacksValue: Bool

    package init(label: String, attributeRange: SourceRange, lacksValue: Bool) {
        self.label = label
        self.attributeRange = attributeRange
        self.lacksValue = lacksValue
    }
}

extension InstantiableDeclaration {
    package func otherProperty(labeled label: String) -> OtherProperty? {
        otherProperties.first { $0.label == label }
    }
}

extension OtherProperty: SummaryPart {
    package static var blank: Self { Self(label: "", attributeRange: .blank, lacksValue: false) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&attributeRange)
        visitor.visit(&lacksValue)
    }
}
