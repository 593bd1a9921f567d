/// A function in an extension that has the signature of a generated one: `func instantiate(text: String) -> Row`.
package struct LabeledCallSummary: Hashable, Sendable, Codable {
    /// The labels of the parameters; `_` for a parameter without a label.
    package var labels: [String]
    package var types: [TypeExpression]
    package var result: TypeExpression
    /// The requirements of the function's own `where` clause.
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

extension LabeledCallSummary: SummaryPart {
    package static var blank: Self { Self(labels: [], types: [], result: .placeholder) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&labels)
        visitor.visit(&types)
        visitor.visit(&result)
        visitor.visit(&requirements)
    }
}
