/// The call that builds a type.
package struct Construction: Equatable, Sendable, SummaryPart {
    package enum Callee: Hashable, Sendable, SummaryChoice {
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
    package struct Argument: Equatable, Sendable, SummaryPart {
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

        package static let blank = Self(label: nil, dependency: "")

        package mutating func visitParts(_ visitor: inout PartVisitor) {
            visitor.visit(&label)
            visitor.visit(&dependency)
            visitor.visit(&typeRange)
            visitor.visit(&unprovenType)
            visitor.visit(&isCalled)
            visitor.visit(&_sentType)
            visitor.visit(&isAutoclosure)
            visitor.visit(&isEscaping)
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

    package static let blank = Self(callee: .memberwiseInitializer, arguments: [], access: .private)

    package mutating func visitParts(_ visitor: inout PartVisitor) {
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

/// The effects of a call: `async throws(E)`.
package struct CallEffects: Hashable, Sendable, SummaryPart {
    /// Whether the call may suspend.
    package var isAsync: Bool
    /// The errors that the call may throw; never `.rethrowing`.
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// A call that neither suspends nor throws.
    package static let none = CallEffects()

    package var isThrowing: Bool { throwing != .never }
    package var isEmpty: Bool { self == .none }

    /// The effects as written after the parameters: `async throws(E)`; empty for none.
    package var spelling: String {
        words { components in components.map(\.spelling).joined(separator: ".") }.joined(separator: " ")
    }

    /// The effects as words, with the names of the error printed by `name`.
    func words(name: ([TypeNameComponent]) -> String) -> [String] {
        let words = isAsync ? ["async"] : []
        return switch throwing {
        case .never: words
        case .anyError: words + ["throws"]
        case .error(let error): words + ["throws(\(error.spelling(name: name)))"]
        case .rethrowing: words + ["rethrows"]
        }
    }

    /// The markers before a call: `try await`; empty for none.
    package var markers: String {
        [isThrowing ? "try" : nil, isAsync ? "await" : nil].compactMap(\.self).joined(separator: " ")
    }

    package static var blank: Self { .none }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&isAsync)
        visitor.visit(&throwing)
    }
}

/// A parameter of an initializer or function that builds a type. It is not a dependency and has a default:
/// `limit: Int = 10`.
///
/// Only parameters whose types and defaults other code of the module can repeat are included.
package struct DefaultedParameter: Equatable, Sendable, SummaryPart {
    /// The label; `nil` for a parameter without one.
    package var label: String?
    /// The name of the parameter in the body.
    package var name: String
    /// The type of the value, without `@escaping` and `@autoclosure`.
    package var type: TypeReference
    /// The default as written, with the names of static members of its type qualified.
    package var value: String
    /// The lowest access level of the names in the default, as far as the file itself shows.
    package var access: AccessLevel
    /// The index in the list of arguments, which counts dependencies and included defaults in the order of the
    /// parameters.
    package var position: Int

    package init(
        label: String?,
        name: String,
        type: TypeReference,
        value: String,
        access: AccessLevel = .open,
        position: Int
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.value = value
        self.access = access
        self.position = position
    }

    package static var blank: Self { Self(label: nil, name: "", type: .blank, value: "", position: 0) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&name)
        visitor.visit(&type)
        visitor.visit(&value)
        visitor.visit(&access)
        visitor.visit(&position)
    }
}

/// A function that is called like a generated double: `static func mock(name: String) -> Store`.
package struct MockFunctionSummary: Equatable, Sendable, SummaryPart {
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

    package static var blank: Self { Self(nameRange: .blank, requiredLabels: []) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&nameRange)
        visitor.visit(&requiredLabels)
        visitor.visit(&condition)
    }
}

/// A handwritten double that generated code cannot call: `static func mock() async -> Store`.
package struct UnusableDouble: Equatable, Sendable, SummaryPart {
    package var nameRange: SourceRange
    package var effects: CallEffects
    /// The labels of the dependencies that the function does not take.
    package var lacking: [String]

    package init(nameRange: SourceRange, effects: CallEffects, lacking: [String]) {
        self.nameRange = nameRange
        self.effects = effects
        self.lacking = lacking
    }

    package static var blank: Self { Self(nameRange: .blank, effects: .blank, lacking: []) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&nameRange)
        visitor.visit(&effects)
        visitor.visit(&lacking)
    }
}
