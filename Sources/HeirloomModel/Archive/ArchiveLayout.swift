/// Describes the kinds of a summary's parts in the order in which they are archived. A summary with another layout would
/// be misread.
package struct ArchiveLayout: PartVisitor {
    /// The layout of the summary of a file.
    package static let ofFiles = ArchiveLayout(of: FileSummary.self).text

    /// The kinds, each type described once.
    package private(set) var text = ""
    private var described: Set<ObjectIdentifier> = []

    package init(of part: (some SummaryPart).Type) { describe(part) }

    private mutating func describe<Part: SummaryPart>(_ type: Part.Type) {
        text += " \(type)"
        guard described.insert(ObjectIdentifier(type)).inserted else { return }
        text += "("
        var part = type.blank
        part.visitParts(&self)
        text += ")"
    }

    package mutating func visit(_ flag: inout Bool) { text += " flag" }
    package mutating func visit(_ text: inout String) { self.text += " text" }
    package mutating func visit(_ count: inout Int) { text += " count" }
    package mutating func visit(_ position: inout SourcePosition) { text += " position" }

    package mutating func visit(_ type: inout TypeExpression) {
        text += " " + ArchivedCases.ofTypes
        describe(TypeNameComponent.self)
        describe(TupleTypeElement.self)
        describe(FunctionTypeExpression.self)
        describe(TypeAttribute.self)
    }

    package mutating func visit(_ throwing: inout Throwing) {
        text += " " + ArchivedCases.ofThrowing
    }

    package mutating func visit(_ condition: inout Condition) {
        text += " " + ArchivedCases.ofConditions
        describe(ConditionTest.self)
    }

    package mutating func visit<Choice: SummaryChoice>(_ choice: inout Choice) {
        text += " " + ArchivedCases.names(Choice.self)
    }

    package mutating func visit<Part: SummaryPart>(_ part: inout Part?) {
        text += " optional"
        describe(Part.self)
    }

    package mutating func visit<Part: SummaryPart>(_ parts: inout [Part]) {
        text += " array"
        describe(Part.self)
    }

    package mutating func visit<Place: SourcePlace>(_ place: inout Place) { describe(Place.self) }

    package mutating func visit<Place: SourcePlace>(_ place: inout Place?) {
        text += " optional"
        describe(Place.self)
    }
}
