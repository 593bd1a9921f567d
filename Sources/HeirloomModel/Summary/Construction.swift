/// The call that builds a type.
package struct Construction: Hashable, Sendable, Codable {
    package enum Callee: Hashable, Sendable, Codable, CaseIterable {
        /// The initializer that the macro writes.
        case memberwiseInitializer
        /// The `init()` that a class without dependencies inherits.
        case inheritedInitializer
        /// An initializer that the user wrote.
        case writtenInitializer
        /// `static func instantiate`
        case instantiateFunction
        /// `static func heirloomFactory_x`, which the macro writes for a closure
        case closure
        /// `static func mock`, or another function that the user wrote to make a double
        case mockFunction
    }

    /// One argument of the call.
    package struct Argument: Hashable, Sendable, Codable {
        /// `nil` for an argument without a label.
        package var label: String?
        /// The label of the dependency that is passed.
        package var dependency: String
        /// The type of the parameter, `nil` where the macro writes it.
        package var typeRange: SourceRange?
        /// The type of the parameter, where only more than the declaration can prove that it is the dependency's:
        /// one of the two spellings may be an alias. Of an `@autoclosure` it is what that returns, or the whole of it where
        /// its function hides behind an alias.
        package var unprovenType: TypeExpression?
        /// Whether the dependency is a function that is called where it is passed, for a parameter that is an
        /// `@autoclosure`: `make: make()`.
        package var isCalled: Bool
        /// The type of a parameter that is `sending`, without that word.
        package var sentType: TypeReference?
        /// Whether the parameter is an `@autoclosure`, which may take the result of a function behind an alias.
        package var isAutoclosure: Bool
        /// Whether the parameter is spelled `@escaping`.
        package var isEscaping: Bool

        package init(
            label: String?,
            dependency: String,
            typeRange: SourceRange? = nil,
            unprovenType: TypeExpression? = nil,
            isCalled: Bool = false,
            sentType: TypeReference? = nil,
            isAutoclosure: Bool = false,
            isEscaping: Bool = false
        ) {
            self.label = label
            self.dependency = dependency
            self.typeRange = typeRange
            self.unprovenType = unprovenType
            self.isCalled = isCalled
            self.sentType = sentType
            self.isAutoclosure = isAutoclosure
            self.isEscaping = isEscaping
        }
    }

    package var callee: Callee
    /// In the order of the parameters; those with defaults that are no dependencies are left out.
    package var arguments: [Argument]
    /// Those of the parameters that are left out whose defaults other code can repeat.
    package var defaulted: [DefaultedParameter]
    /// The defaults of ``arguments``, which are passed in any case, but which a double of the type can do without.
    package var defaultsOfArguments: [DefaultedParameter]
    package var access: AccessLevel
    /// What the initializer or function spells itself, apart from its type.
    package var isolation: IsolationSpelling
    /// Whether the initializer or function itself suspends or throws.
    package var effects: CallEffects
    /// `@available(…)` as written on an initializer.
    package var availability: [String]
    /// Where it is written, `nil` for the macro's.
    package var range: SourceRange?
    /// Where its access level is written or would be, `nil` for the macro's.
    package var accessRange: SourceRange?
    /// The condition inside the declaration under which a double stands: `DEBUG`; `nil` outside of `#if`, and for what
    /// is no double.
    package var condition: Condition?

    package init(
        callee: Callee,
        arguments: [Argument],
        defaulted: [DefaultedParameter] = [],
        defaultsOfArguments: [DefaultedParameter] = [],
        access: AccessLevel,
        isolation: IsolationSpelling = IsolationSpelling(),
        effects: CallEffects = .none,
        availability: [String] = [],
        range: SourceRange? = nil,
        accessRange: SourceRange? = nil,
        condition: Condition? = nil
    ) {
        self.callee = callee
        self.arguments = arguments
        self.defaulted = defaulted
        self.defaultsOfArguments = defaultsOfArguments
        self.access = access
        self.isolation = isolation
        self.effects = effects
        self.availability = availability
        self.range = range
        self.accessRange = accessRange
        self.condition = condition
    }
}

extension Construction {
    /// Leaves out defaults that other code cannot repeat. Without an argument in the call they apply still.
    package mutating func keepDefaults(where isKept: (DefaultedParameter) -> Bool) {
        let left = defaulted.filter { !isKept($0) }.map(\.position)
        defaulted = defaulted.filter(isKept).map { parameter in
            let passed = left.count { $0 < parameter.position }
            var parameter = parameter
            parameter.position -= passed
            return parameter
        }
        defaultsOfArguments = defaultsOfArguments.filter(isKept)
    }
}

extension Construction: SummaryPart {
    package static var blank: Self { Self(callee: .memberwiseInitializer, arguments: [], access: .private) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&callee)
        visitor.visit(&arguments)
        visitor.visit(&defaulted)
        visitor.visit(&defaultsOfArguments)
        visitor.visit(&access)
        visitor.visit(&isolation)
        visitor.visit(&effects)
        visitor.visit(&availability)
        visitor.visit(&range)
        visitor.visit(&accessRange)
        visitor.visit(&condition)
    }
}

extension Construction.Callee: SummaryChoice {}

extension Construction.Argument: SummaryPart {
    package static var blank: Self { Self(label: nil, dependency: "") }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&dependency)
        visitor.visit(&typeRange)
        visitor.visit(&unprovenType)
        visitor.visit(&isCalled)
        visitor.visit(&sentType)
        visitor.visit(&isAutoclosure)
        visitor.visit(&isEscaping)
    }
}
