/// Does something with every part of a summary, in the order in which ``SummaryPart/visitParts(_:)`` lists them.
package protocol PartVisitor {
    mutating func visit(_ flag: inout Bool)
    mutating func visit(_ text: inout String)
    mutating func visit(_ count: inout Int)
    mutating func visit(_ position: inout SourcePosition)
    /// A whole, as the next two are: no part of it says where it is written.
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
    /// A part that has parts.
    package mutating func visit<Part: SummaryPart>(_ part: inout Part) { part.visitParts(&self) }
}
