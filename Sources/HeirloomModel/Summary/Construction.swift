/// The call that builds a type.
package struct Construction: Hashable, Sendable {
    package enum Callee: Hashable, Sendable, CaseIterable {
        /// The memberwise initializer that the macro generates.
        case memberwiseInitializer
        /// The `init()` that a class without dependencies inherits.
        case inheritedInitializer
        /// A handwritten initializer.
        case writtenInitializer
        /// `static func instantiate`
        case instantiateFunction
        /// `static func heirloomFactory_x`, which the macro generates for a closure.
        case closure
        /// `static func mock`, or another handwritten function that creates a double.
        case mockFunction
    }

    /// One argument of the call.
    package struct Argument: Hashable, Sendable {
        /// The label; `nil` for an argument without one.
        package var label: String?
        /// The label of the dependency to pass.
        package var dependency: String
        /// The type of the parameter; `nil` if the macro generates the parameter.
        package var typeRange: SourceRange?
        /// The type of the parameter, if the declaration alone cannot prove that it equals the dependency's type,
        /// because one of the spellings may be an alias. For an `@autoclosure`, its result type, or the whole type if
        /// the function type is hidden by an alias.
        package var unprovenType: TypeExpression?
        /// Whether the dependency is a function that is called to get the argument, because the parameter is an
        /// `@autoclosure`: `make: make()`.
        package var isCalled = false
        /// The type of a `sending` parameter, without the keyword.
        @Rare package var sentType: TypeReference?
        /// Whether the parameter is an `@autoclosure`. Its function type may be hidden by an alias.
        package var isAutoclosure = false
        /// Whether the parameter is marked `@escaping`.
        package var isEscaping = false

        package init(label: String?, dependency: String) {
            self.label = label
            self.dependency = dependency
        }
    }

    package var callee: Callee
    /// The arguments, in the order of the parameters, without parameters that are not dependencies and have defaults.
    package var arguments: [Argument]
    /// The omitted parameters whose defaults other code can repeat.
    package var defaulted: [DefaultedParameter] = []
    /// The defaults of parameters in ``arguments``. Generated code always passes those arguments, but a double of the
    /// type can do without them.
    package var defaultsOfArguments: [DefaultedParameter] = []
    package var access: AccessLevel
    /// The isolation that the initializer or function itself spells, apart from that of its type.
    package var isolation = IsolationSpelling()
    /// The effects of the initializer or function itself.
    package var effects: CallEffects = .none
    /// The `@available(…)` attributes of the initializer, as written.
    package var availability: [String] = []
    /// The source range; `nil` for an initializer that the macro generates.
    package var range: SourceRange?
    /// The source range of the access level, or the position to insert one; `nil` for an initializer that the macro
    /// generates.
    package var accessRange: SourceRange?
    /// The condition of a double within the declaration: `DEBUG`; `nil` outside of `#if`, and for anything but a
    /// double.
    package var condition: Condition?

    package init(callee: Callee, arguments: [Argument], access: AccessLevel) {
        self.callee = callee
        self.arguments = arguments
        self.access = access
    }
}

extension Construction {
    /// Removes the defaults that other code cannot repeat. They still apply when a call omits their arguments.
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
