/// A function that is called like a generated double: `static func mock(name: String) -> Store`.
package struct MockFunctionSummary: Hashable, Sendable {
    package var nameRange: SourceRange
    /// The labels of the required parameters; `_` for a parameter without a label.
    package var requiredLabels: [String]
    /// The condition of the `#if` around it within the extension; `nil` outside of one.
    package var condition: Condition?

    package init(nameRange: SourceRange, requiredLabels: [String], condition: Condition? = nil) {
        self.nameRange = nameRange
        self.requiredLabels = requiredLabels
        self.condition = condition
    }
}

extension MockFunctionSummary: SummaryPart {
    package static var blank: Self { Self(nameRange: .blank, requiredLabels: []) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&nameRange)
        visitor.visit(&requiredLabels)
        visitor.visit(&condition)
    }
}

/// A handwritten double that generated code cannot call: `static func mock() async -> Store`.
package struct UnusableDouble: Hashable, Sendable {
    package var nameRange: SourceRange
    package var effects: CallEffects
    /// The labels of the dependencies that the function does not take.
    package var lacking: [String]

    package init(nameRange: SourceRange, effects: CallEffects, lacking: [String]) {
        self.nameRange = nameRange
        self.effects = effects
        self.lacking = lacking
    }
}

extension UnusableDouble: SummaryPart {
    package static var blank: Self { Self(nameRange: .blank, effects: .blank, lacking: []) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&nameRange)
        visitor.visit(&effects)
        visitor.visit(&lacking)
    }
}
