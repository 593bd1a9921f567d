/// Removes source positions.
struct PlaceEraser: PartVisitor {
    mutating func visit<Place: SourcePlace>(_ place: inout Place) { place = .blank }
    mutating func visit<Place: SourcePlace>(_ place: inout Place?) { place = nil }
    mutating func visit(_ position: inout SourcePosition) { position = .start }

    mutating func visit<Part: SummaryPart>(_ part: inout Part?) { part?.visitParts(&self) }

    mutating func visit<Part: SummaryPart>(_ parts: inout [Part]) {
        for index in parts.indices { parts[index].visitParts(&self) }
    }

    mutating func visit(_ flag: inout Bool) {}
    mutating func visit(_ text: inout String) {}
    mutating func visit(_ count: inout Int) {}
    mutating func visit(_ type: inout TypeExpression) {}
    mutating func visit(_ throwing: inout Throwing) {}
    mutating func visit(_ condition: inout Condition) {}
    mutating func visit<Choice: SummaryChoice>(_ choice: inout Choice) {}
}
