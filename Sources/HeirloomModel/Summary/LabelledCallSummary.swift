/// A function that an extension calls as generated ones are called: `func instantiate(text: String) -> Row`.
package struct LabelledCallSummary: Hashable, Sendable, Codable {
    /// The labels of its parameters, `_` for none.
    package var labels: [String]
    package var types: [TypeExpression]
    package var result: TypeExpression
    /// What its own `where` clause says.
    package var requirements: [GenericRequirement]

    package init(
        labels: [String],
        types: [TypeExpression],
        result: TypeExpression,
        requirements: [GenericRequirement] = []
    ) {
        self.labels = labels
        self.types = types
        self.result = result
        self.requirements = requirements
    }
}

extension LabelledCallSummary: SummaryPart {
    package static var blank: Self { Self(labels: [], types: [], result: .placeholder) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&labels)
        visitor.visit(&types)
        visitor.visit(&result)
        visitor.visit(&requirements)
    }
}
