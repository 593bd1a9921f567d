/// The source range of one of Heirloom's attributes and its arguments, for edits: `@Instantiable(isRoot: true)`.
package struct AttributePlace: Hashable, Sendable {
    /// One argument.
    package struct Argument: Hashable, Sendable {
        package var label: String?
        /// The range of the label and the value.
        package var range: SourceRange

        package init(label: String?, range: SourceRange) {
            self.label = label
            self.range = range
        }
    }

    package var range: SourceRange
    /// The range from the opening to the closing parenthesis, inclusive; `nil` without parentheses.
    package var argumentsRange: SourceRange?
    package var arguments: [Argument]

    package init(range: SourceRange, argumentsRange: SourceRange? = nil, arguments: [Argument] = []) {
        self.range = range
        self.argumentsRange = argumentsRange
        self.arguments = arguments
    }
}

extension AttributePlace: SourcePlace {
    package static var blank: Self { Self(range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&range)
        visitor.visit(&argumentsRange)
        visitor.visit(&arguments)
    }
}

extension AttributePlace.Argument: SummaryPart {
    package static var blank: Self { Self(label: nil, range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&range)
    }
}
