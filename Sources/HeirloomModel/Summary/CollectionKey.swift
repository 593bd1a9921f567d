/// The value of `key:`, the key of a type in dictionaries that collect it.
package struct CollectionKey: Equatable, Sendable, SummaryPart {
    package var value: Value
    package var range: SourceRange

    package init(value: Value, range: SourceRange) {
        self.value = value
        self.range = range
    }

    /// A key in a form for comparison, independent of its spelling.
    package enum Value: Hashable, Sendable {
        /// `"export"`
        case text(String)
        /// `42`, `0x2A`, in decimal digits.
        case integer(String)
        /// `Route.settings`
        case enumCase(Case)
    }

    /// A case of an enum.
    package struct Case: Hashable, Sendable, SummaryPart {
        package var type: TypeExpression
        /// The name without backticks.
        package var name: String

        package init(of type: TypeExpression, named name: String) {
            self.type = type
            self.name = name
        }

        package static var blank: Self { Self(of: .blank, named: "") }

        package mutating func visitParts(_ visitor: inout PartVisitor) {
            visitor.visit(&type)
            visitor.visit(&name)
        }
    }

    package static var blank: Self { Self(value: .blank, range: .blank) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&value)
        visitor.visit(&range)
    }
}

/// Visits the associated value of each case, exactly one of which is present.
extension CollectionKey.Value: SummaryPart {
    package static var blank: Self { .text("") }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&text)
        visitor.visit(&digits)
        visitor.visit(&enumCase)
    }

    private var text: String? {
        get { if case .text(let text) = self { text } else { nil } }
        set { if let newValue { self = .text(newValue) } }
    }

    private var digits: String? {
        get { if case .integer(let digits) = self { digits } else { nil } }
        set { if let newValue { self = .integer(newValue) } }
    }

    private var enumCase: CollectionKey.Case? {
        get { if case .enumCase(let enumCase) = self { enumCase } else { nil } }
        set { if let newValue { self = .enumCase(newValue) } }
    }
}
