/// A function that is called as a generated double is: `static func mock(name: String) -> Store`.
package struct MockFunctionSummary: Hashable, Sendable, Codable {
    package var nameRange: SourceRange
    /// The labels of what must be passed, `_` for none.
    package var requiredLabels: [String]
    /// The condition inside the extension under which it stands, `nil` for none.
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

/// A function that is meant to make a double, which generated code cannot call: `static func mock() async -> Store`.
package struct UnusableDouble: Hashable, Sendable, Codable {
    package var nameRange: SourceRange
    package var effects: CallEffects
    /// The labels of the dependencies that it does not take.
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
