/// An initializer, by what a caller writes.
package struct InitializerSummary: Hashable, Sendable, Codable {
    /// The labels of the parameters without defaults, `_` for none.
    package var requiredLabels: [String]
    /// The labels of all parameters, `_` for none.
    package var labels: [String]
    /// The types of all parameters, for the initializers of a class, which a subclass may override, and of a protocol.
    package var parameterTypes: [TypeReference]
    package var access: AccessLevel
    package var isConvenience: Bool
    package var isRequired: Bool
    package var isFailable: Bool
    package var isAsync: Bool
    /// What it says itself.
    package var isolation: IsolationSpelling
    /// What it may throw, as it is written.
    package var throwing: Throwing
    /// What it takes where it can be called with one argument without a label, and with no effect.
    package var unlabelled: UnlabelledParameter?
    /// The condition of the `#if` inside the type or extension in which it stands; `nil` outside of one.
    package var condition: Condition?
    package var range: SourceRange

    package init(
        requiredLabels: [String],
        labels: [String],
        parameterTypes: [TypeReference],
        access: AccessLevel,
        isConvenience: Bool,
        isRequired: Bool = false,
        isFailable: Bool,
        isAsync: Bool = false,
        isolation: IsolationSpelling = IsolationSpelling(),
        throwing: Throwing = .never,
        unlabelled: UnlabelledParameter? = nil,
        condition: Condition? = nil,
        range: SourceRange
    ) {
        self.requiredLabels = requiredLabels
        self.labels = labels
        self.parameterTypes = parameterTypes
        self.access = access
        self.isConvenience = isConvenience
        self.isRequired = isRequired
        self.isFailable = isFailable
        self.isAsync = isAsync
        self.isolation = isolation
        self.throwing = throwing
        self.unlabelled = unlabelled
        self.condition = condition
        self.range = range
    }
}

extension InitializerSummary {
    package var isThrowing: Bool { throwing != .never }
}

extension InitializerSummary: SummaryPart {
    package static var blank: Self {
        Self(
            requiredLabels: [],
            labels: [],
            parameterTypes: [],
            access: .private,
            isConvenience: false,
            isFailable: false,
            range: .blank
        )
    }

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
        visitor.visit(&unlabelled)
        visitor.visit(&condition)
        visitor.visit(&range)
    }
}

/// What an initializer takes where one argument without a label will do: `init<T: P>(_ value: T, x: X = …)`.
package struct UnlabelledParameter: Hashable, Sendable, Codable {
    package var type: TypeExpression
    /// The generic parameters of the initializer.
    package var genericParameters: [String]
    /// What they must conform to or inherit from, each with the parameter's place.
    package var bounds: [Bound]
    /// What the types that theirs name must be: `T.Input == Int`.
    package var sameTypes: [GenericRequirement]
    /// Whether the initializer says more about its generic parameters than that.
    package var hasOtherRequirements: Bool

    package init(
        type: TypeExpression,
        genericParameters: [String] = [],
        bounds: [Bound] = [],
        sameTypes: [GenericRequirement] = [],
        hasOtherRequirements: Bool = false
    ) {
        self.type = type
        self.genericParameters = genericParameters
        self.bounds = bounds
        self.sameTypes = sameTypes
        self.hasOtherRequirements = hasOtherRequirements
    }

    /// `T: P`
    package struct Bound: Hashable, Sendable, Codable {
        package var parameter: String
        package var type: TypeExpression

        package init(parameter: String, type: TypeExpression) {
            self.parameter = parameter
            self.type = type
        }
    }
}

extension UnlabelledParameter: SummaryPart {
    package static var blank: Self { Self(type: .placeholder) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&type)
        visitor.visit(&genericParameters)
        visitor.visit(&bounds)
        visitor.visit(&sameTypes)
        visitor.visit(&hasOtherRequirements)
    }
}

extension UnlabelledParameter.Bound: SummaryPart {
    package static var blank: Self { Self(parameter: "", type: .placeholder) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&parameter)
        visitor.visit(&type)
    }
}
