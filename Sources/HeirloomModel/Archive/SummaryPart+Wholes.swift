extension SourcePosition: SourcePlace {
    package static var blank: SourcePosition { .start }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}

extension SourceRange: SourcePlace {
    package static var blank: SourceRange { SourceRange(at: .start) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&start)
        visitor.visit(&end)
    }
}

extension TypeReference: SummaryPart {
    package static var blank: TypeReference { TypeReference(type: .placeholder, range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&type)
        visitor.visit(&range)
    }
}

extension AccessLevel: SummaryChoice {}
extension TypeKind: SummaryChoice {}

extension TypeExpression: SummaryPart {
    package static var blank: TypeExpression { .placeholder }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}

extension Throwing: SummaryPart {
    package static var blank: Throwing { .never }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}

extension Condition: SummaryPart {
    package static var blank: Condition { .constant(false) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) { visitor.visit(&self) }
}
