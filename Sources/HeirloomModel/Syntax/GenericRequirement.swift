/// A requirement of a `where` clause: `T: P`.
package struct GenericRequirement: Hashable, Sendable {
    package var subject: TypeExpression
    /// `P` in `T: P`: a protocol or a superclass.
    package var supertype: TypeExpression?
    /// `U` in `T == U`.
    package var sameType: TypeExpression?

    package init(subject: TypeExpression, supertype: TypeExpression? = nil, sameType: TypeExpression? = nil) {
        self.subject = subject
        self.supertype = supertype
        self.sameType = sameType
    }

    /// The subject without `Self`: `Item` for `Self.Item`.
    package var subjectName: String {
        let name = subject.spelling
        return name.hasPrefix("Self.") ? String(name.dropFirst("Self.".count)) : name
    }
}

extension GenericRequirement: SummaryPart {
    package static var blank: Self { Self(subject: .placeholder) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&subject)
        visitor.visit(&supertype)
        visitor.visit(&sameType)
    }
}
