/// A value of a summary that lists its parts.
///
/// Caches read and write a value, and declarations are compared without their positions, by this one list. The
/// operations therefore cannot disagree, and a new property takes a single line.
package protocol SummaryPart {
    /// The initial value for reading, which replaces its parts. Its arrays are empty and its optional parts are `nil`: they
    /// stay so unless something is read for them.
    static var blank: Self { get }

    /// Passes each part to the visitor, which inspects or replaces it.
    mutating func visitParts(_ visitor: inout PartVisitor)
}

/// A value out of a few without parts of their own: `public`.
package protocol SummaryChoice: SummaryPart, CaseIterable, Equatable where AllCases == [Self] {}

/// A value that consists of source positions only.
package protocol SourcePlace: SummaryPart {}

extension SummaryPart {
    /// The value with all source positions erased.
    package var withoutPlaces: Self {
        var eraser = PartVisitor(.erasing)
        var part = self
        part.visitParts(&eraser)
        return part
    }
}

extension SummaryChoice {
    package static var blank: Self { allCases[0] }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension AccessLevel: SummaryChoice {}
extension TypeKind: SummaryChoice {}

extension Bool: SummaryPart {
    package static var blank: Bool { false }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension String: SummaryPart {
    package static var blank: String { "" }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension Optional: SummaryPart where Wrapped: SummaryPart {
    package static var blank: Wrapped? { nil }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension Array: SummaryPart where Element: SummaryPart {
    package static var blank: [Element] { [] }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension SourcePosition: SourcePlace {
    package static var blank: SourcePosition { .start }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension SourceRange: SourcePlace {
    package static var blank: SourceRange { SourceRange(at: .start) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&start)
        visitor.visit(&end)
    }
}

extension TypeReference: SummaryPart {
    package static var blank: TypeReference { TypeReference(type: .placeholder, range: .blank) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&type)
        visitor.visit(&range)
    }
}

extension TypeExpression: SummaryPart {
    package static var blank: TypeExpression { .placeholder }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension Throwing: SummaryPart {
    package static var blank: Throwing { .never }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}

extension Condition: SummaryPart {
    package static var blank: Condition { .constant(false) }

    package mutating func visitParts(_ visitor: inout PartVisitor) { visitor.visit(&self) }
}
