/// An initializer, as seen by its callers.
package struct InitializerSummary: Hashable, Sendable {
    /// The labels of the parameters without defaults; `_` for a parameter without a label.
    package var requiredLabels: [String] = []
    /// The labels of all parameters; `_` for a parameter without a label.
    package var labels: [String] = []
    /// The types of all parameters, for initializers of a protocol, of a class, which a subclass may override, of an
    /// `@Instantiable` type, and of extensions.
    package var parameterTypes: [TypeReference] = []
    package var access: AccessLevel = .private
    package var isConvenience = false
    package var isRequired = false
    package var isFailable = false
    package var isAsync = false
    /// The isolation that the initializer itself spells.
    package var isolation = IsolationSpelling()
    /// The errors that it may throw, as written.
    package var throwing: Throwing = .never
    /// The parameter of an initializer that can be called with a single unlabeled argument, and has no effects.
    package var unlabeled: UnlabeledParameter?
    /// The condition of the `#if` around it within the type or extension; `nil` outside of one.
    package var condition: Condition?
    /// The warnings that a comment next to the initializer silences.
    package var ignoredWarnings: [ConfiguredText] = []
    package var range: SourceRange

    package init(range: SourceRange) { self.range = range }

    package var isThrowing: Bool { throwing != .never }
}

extension InitializerSummary: SummaryPart {
    package static var blank: Self { Self(range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&requiredLabels)
        visitor.visit(&labels)
        visitor.visit(&parameterTypes)
        visitor.visit(&access)
        visitor.visit(&isConvenience)
        visitor.visit(&isRequired)
        visitor.visit(&isFailable)
        visitor.visit(&isAsync)
        visitor.visit(&isolation)
        visitor.visit(&throwing)
        visitor.visit(&unlabeled)
        visitor.visit(&condition)
        visitor.visit(&ignoredWarnings)
        visitor.visit(&range)
    }
}

/// The parameter of an initializer that a single unlabeled argument satisfies: `init<T: P>(_ value: T, x: X = …)`.
package struct UnlabeledParameter: Hashable, Sendable {
    package var type: TypeExpression
    /// The generic parameters of the initializer.
    package var genericParameters: [String]
    /// The constraints on the generic parameters, each with the name of its parameter.
    package var bounds: [Bound]

    package init(
        type: TypeExpression,
        genericParameters: [String] = [],
        bounds: [Bound] = []
    ) {
        self.type = type
        self.genericParameters = genericParameters
        self.bounds = bounds
    }

    /// `T: P`
    package struct Bound: Hashable, Sendable {
        package var parameter: String
        package var type: TypeExpression

        package init(parameter: String, type: TypeExpression) {
            self.parameter = parameter
            self.type = type
        }
    }
}

extension UnlabeledParameter: SummaryPart {
    package static var blank: Self { Self(type: .placeholder) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&type)
        visitor.visit(&genericParameters)
        visitor.visit(&bounds)
    }
}

extension UnlabeledParameter.Bound: SummaryPart {
    package static var blank: Self { Self(parameter: "", type: .placeholder) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&parameter)
        visitor.visit(&type)
    }
}
