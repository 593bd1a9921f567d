/// Visits every part of a summary, in the order in which ``SummaryPart/visitParts(_:)`` lists them.
package protocol PartVisitor {
    mutating func visit(_ flag: inout Bool)
    mutating func visit(_ text: inout String)
    mutating func visit(_ count: inout Int)
    mutating func visit(_ position: inout SourcePosition)
    /// Visits a type as a whole, like the next two: none of their parts contains a position.
    mutating func visit(_ type: inout TypeExpression)
    mutating func visit(_ throwing: inout Throwing)
    mutating func visit(_ condition: inout Condition)
    mutating func visit<Choice: SummaryChoice>(_ choice: inout Choice)
    mutating func visit<Part: SummaryPart>(_ part: inout Part?)
    mutating func visit<Part: SummaryPart>(_ parts: inout [Part])
    mutating func visit<Place: SourcePlace>(_ place: inout Place)
    mutating func visit<Place: SourcePlace>(_ place: inout Place?)
}

extension PartVisitor {
    /// Visits the parts of a part.
    package mutating func visit<Part: SummaryPart>(_ part: inout Part) { part.visitParts(&self) }
}
