/// The body that builds one value: its locals in order, then the call that takes them.
struct BodyPlan: Equatable, Sendable {
    let locals: [LocalPlan]
    let result: CallPlan
}

/// `let name: Type = value`
struct LocalPlan: Equatable, Sendable {
    /// Whether the local is a child task: `async let name = value`.
    var isTask = false
    var name: String
    /// The type annotation; `nil` if the type is inferred from the value.
    var type: String?
    var value: ExpressionPlan
    /// `Feed.source`: the property whose value is converted, for a comment; `nil` for a value that is certain to fit.
    var property: String?

    /// The value that the local's closures capture, declared before the local.
    var capture: CapturePlan? {
        switch value {
        case .builder(let builder): builder.capture
        case .collection(let collection): collection.capture
        case .construction, .awaited, .renamed, .none: nil
        }
    }
}

/// The value of a local.
indirect enum ExpressionPlan: Equatable, Sendable {
    /// `Child(label: value)`
    case construction(ConstructionPlan)
    /// `Instantiator<Child> { user in … }`
    case builder(BuilderPlan)
    /// `try await task`
    case awaited(String, CallMarks)
    /// `[Child(label: value), Other()]`
    case collection(CollectionPlan)
    /// `other`
    case renamed(RenamedPlan)
    /// `nil`
    case none
}

/// `other`, `AnyThing(other)`, `other.map { AnyThing($0) }`
struct RenamedPlan: Equatable, Sendable {
    let source: String
    /// `AnyThing`
    var wrapper: String?
    /// Whether the source is optional, and only a value that is not `nil` is wrapped.
    var isOptional = false
    /// Whether the wrapper's initializer runs on another actor and is awaited.
    var isAwaited = false
}

/// `[Child(label: value), Other()]`, `["key": { Child() }]`
struct CollectionPlan: Equatable, Sendable {
    /// The call of an override, which replaces the literal if the override is set.
    var preferred: CallPlan?
    let isDictionary: Bool
    /// The value that the elements' closures capture, declared before the literal.
    var capture: CapturePlan?
    /// The functions that are declared before the literal and used in it by name.
    var functions: [LocalPlan] = []
    let elements: [ElementPlan]
    /// The variable that gathers the elements of a large collection in chunks; `nil` if one literal is small enough for
    /// the compiler.
    var gatheredIn: String?
    /// The type of the literal if the collection is optional; otherwise `nil`.
    var typeWithoutOptional: String?

    /// Whether the code chooses with `? :` instead of `??`. For a collection, this is because the override may return
    /// `nil` on purpose, or because the right side of `??` cannot `await`.
    var isChosen: Bool {
        typeWithoutOptional != nil
            || elements.contains { element in
                guard case .construction(let construction) = element.value else { return false }
                return construction.call.marks.isAsync
            }
    }
}

/// An element of a literal: `"key": value`
struct ElementPlan: Equatable, Sendable {
    /// The key as printed; `nil` in an array.
    var key: String?
    var value: Value

    indirect enum Value: Equatable, Sendable {
        /// `Child(label: value)`
        case construction(ConstructionPlan)
        /// `{ user in … }`
        case builder(BuilderPlan)
        /// The name of a function that is declared before the literal.
        case function(String)
    }
}

/// The expression that builds a product.
struct ConstructionPlan: Equatable, Sendable {
    /// `other(value)`, which is called instead if `other` is set: `other?(value) ?? Child(label: value)`, or
    /// `try await other != nil ? other!(value) : Child(label: value)`, because the right side of `??` cannot `await`.
    var preferred: CallPlan?
    /// Whether the code chooses with `? :` instead of `??`, because the override may return `nil` on purpose, or
    /// because the right side of `??` is an autoclosure, which cannot capture every value.
    var isChosen = false
    /// The part of the double that is recorded as built unless `preferred` is set: `child`; `nil` for none. The code
    /// chooses with `? :`.
    var part: String?
    /// `AnyView` in `AnyView(ChildView(label: value))`
    var wrapper: String?
    var call: CallPlan
}

/// `Instantiator<Child> { user in Child(user: user) }`
struct BuilderPlan: Equatable, Sendable {
    /// `Instantiator<Child>`; `nil` for a function, whose type is that of the local.
    var type: String?
    /// `let name = value`, declared before the builder, because under `NonisolatedNonsendingByDefault` swiftc 6.3.1
    /// infers `@concurrent` for a closure with a capture list.
    var capture: CapturePlan?
    let parameters: [String]
    /// The type of each parameter, written if Swift 6.0 would otherwise take a consumed parameter for a borrowed one;
    /// `nil` elsewhere.
    var parameterTypes: [String]?
    /// `async throws(E)`, written if the compiler would otherwise infer that any error is thrown; empty elsewhere.
    var effects = ""
    /// The storage of the built value; `nil` if each call builds a new one.
    var kept: KeptPlan?
    let construction: ConstructionPlan
}

/// `let keptChild = Kept<Child>.lazily("child")`, followed by `try await keptChild.value { … }` around the
/// construction.
struct KeptPlan: Equatable, Sendable {
    let name: String
    /// `Kept<Child>.lazily("child")`
    let value: String
    /// `try` and `await` before the call.
    let marks: CallMarks
    /// `() throws(E) -> Child`, written if the compiler would otherwise infer that any error is thrown.
    var signature: String?
}

/// `let name = value`
struct CapturePlan: Equatable, Sendable {
    var name: String
    let value: String
}

/// `callee(label: value) { … } as Type`
struct CallPlan: Equatable, Sendable {
    var callee: String
    var arguments: [ArgumentPlan]
    /// `try` and `await` before the call and its wrapper.
    var marks = CallMarks()
    /// The text of a trailing closure; `nil` for none.
    var closure: String?
    /// The type in the cast; `nil` if the type of the call is unambiguous.
    var cast: String?
}

/// `try await`
struct CallMarks: Equatable, Sendable {
    var isThrowing = false
    var isAsync = false
}

/// `label: value`, `label: &value`
struct ArgumentPlan: Equatable, Sendable {
    var label: String?
    /// Whether the parameter is `inout`.
    var isInout = false
    let value: ValuePlan
    /// Whether the value is called: `label: value()`.
    var isCalled = false
}

/// The value of an argument.
enum ValuePlan: Equatable, Sendable {
    /// A local or a parameter, by its name without backticks.
    case named(String)
    /// Any other expression, as it is printed.
    case expression(String)
    /// `nil`
    case none

    /// The name of the local or parameter; `nil` for anything else.
    var name: String? {
        switch self {
        case .named(let name): name
        case .expression, .none: nil
        }
    }
}
