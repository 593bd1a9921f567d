/// A value of a summary, which says once what its parts are.
///
/// What a cache writes, what it reads, and what two declarations have in common wherever they stand all follow from that
/// one list, so that they cannot disagree and a new property is one line of it.
package protocol SummaryPart {
    /// What reading begins with, as cheap as it can be: each of its parts is replaced.
    static var blank: Self { get }

    /// Shows each part to the visitor, which looks at it or replaces it.
    mutating func visitParts(_ visitor: inout some PartVisitor)
}

/// One of a few values without parts of their own: `public`.
package protocol SummaryChoice: SummaryPart, CaseIterable, Equatable where AllCases == [Self] {}

/// What says only where something is written.
package protocol SourcePlace: SummaryPart {}

extension SummaryPart {
    /// The same as if it were written nowhere.
    package var withoutPlaces: Self {
        var eraser = PlaceEraser()
        var part = self
        part.visitParts(&eraser)
        return part
    }
}

extension SummaryChoice {
    package static var blank: Self { allCases[0] }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}

extension Bool: SummaryPart {
    package static var blank: Bool { false }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}

extension String: SummaryPart {
    package static var blank: String { "" }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}

extension Optional: SummaryPart where Wrapped: SummaryPart {
    package static var blank: Wrapped? { nil }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}

extension Array: SummaryPart where Element: SummaryPart {
    package static var blank: [Element] { [] }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}
