/// What builds one value: its parts in order, then the call that takes them.
struct BodyPlan: Hashable, Sendable {
    var locals: [LocalPlan]
    var result: CallPlan
}

/// `let name: Type = value`
struct LocalPlan: Hashable, Sendable {
    /// Whether it is a task: `async let name = value`.
    var isTask = false
    var name: String
    /// `nil` where the value's own type is meant.
    var type: String?
    var value: ExpressionPlan

    /// The value that its closures capture, declared before it.
    var capture: CapturePlan? {
        switch value {
        case .builder(let builder): builder.capture
        case .collection(let collection): collection.capture
        case .construction, .awaited, .renamed, .none: nil
        }
    }
}

/// The value of a local.
enum ExpressionPlan: Hashable, Sendable {
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
struct RenamedPlan: Hashable, Sendable {
    var source: String
    /// `AnyThing`
    var wrapper: String?
    /// Whether it is wrapped only where it holds something.
    var isOptional = false
    /// Whether it is wrapped on another actor.
    var isAwaited = false
}

/// `[Child(label: value), Other()]`, `["key": { Child() }]`
struct CollectionPlan: Hashable, Sendable {
    /// What is called instead where it is there.
    var preferred: CallPlan?
    var isDictionary: Bool
    /// The value that the closures of its elements capture, declared before them.
    var capture: CapturePlan?
    /// What stands before the literal, which names it.
    var functions: [LocalPlan] = []
    var elements: [ElementPlan]
    /// The name of the variable in which so many elements are gathered that one literal would take the compiler too much.
    var gatheredIn: String?
    /// The type of the literal where the collection is an optional.
    var typeWithoutOptional: String?

    /// Whether `??` does not choose between it and what is preferred: that may return `nil` and mean it, and what stands
    /// behind `??` may not wait.
    var isChosen: Bool {
        typeWithoutOptional != nil
            || elements.contains { element in
                guard case .construction(let construction) = element.value else { return false }
                return construction.call.marks.isAsync
            }
    }
}

/// An element of a literal: `"key": value`
struct ElementPlan: Hashable, Sendable {
    /// As it is printed; `nil` in an array.
    var key: String?
    var value: Value

    enum Value: Hashable, Sendable {
        /// `Child(label: value)`
        case construction(ConstructionPlan)
        /// `{ user in … }`
        case builder(BuilderPlan)
        /// The name of a function that stands before the literal.
        case function(String)
    }
}

/// What builds a product.
struct ConstructionPlan: Hashable, Sendable {
    /// `other(value)`, which is called instead where `other` is there: `other?(value) ?? Child(label: value)`, or
    /// `try await other != nil ? other!(value) : Child(label: value)`, because what stands behind `??` may not wait.
    var preferred: CallPlan?
    /// Whether `??` does not choose between it and what is preferred: that may return `nil` and mean it, and what
    /// stands behind `??` is a closure, which cannot capture everything.
    var isChosen = false
    /// `AnyView` of `AnyView(ChildView(label: value))`
    var wrapper: String?
    var call: CallPlan
}

/// `Instantiator<Child> { user in Child(user: user) }`
struct BuilderPlan: Hashable, Sendable {
    /// `Instantiator<Child>`, `nil` for a function, whose type is that of the local.
    var type: String?
    /// `let name = value` before the builder: under `NonisolatedNonsendingByDefault` swiftc 6.3.1 takes a closure with a list
    /// of what it captures to be `@concurrent`.
    var capture: CapturePlan?
    var parameters: [String]
    /// The types of the parameters, one each, said where Swift 6.0 would take one that is consumed for a borrowed one;
    /// else `nil`.
    var parameterTypes: [String]?
    /// `async throws(E)`, said where the compiler would take the error for any other; else empty.
    var effects = ""
    /// What keeps the value that is built, `nil` where each call builds a new one.
    var kept: KeptPlan?
    var construction: ConstructionPlan
}

/// `let keptChild = Kept<Child>.lazily("child")`, and then `try await keptChild.value { … }` around what builds it
struct KeptPlan: Hashable, Sendable {
    var name: String
    /// `Kept<Child>.lazily("child")`
    var value: String
    /// What stands before the call.
    var marks: CallMarks
    /// `() throws(E) -> Child`, said where the compiler would take the error for any other.
    var signature: String?
}

/// `let name = value`
struct CapturePlan: Hashable, Sendable {
    var name: String
    var value: String
}

/// `callee(label: value) { … } as Type`
struct CallPlan: Hashable, Sendable {
    var callee: String
    var arguments: [ArgumentPlan]
    /// What stands before the call, and before what wraps it.
    var marks = CallMarks()
    /// What stands in the braces behind the call, `nil` for none.
    var closure: String?
    /// `nil` where the call's type is beyond doubt.
    var cast: String?
}

/// `try await`
struct CallMarks: Hashable, Sendable {
    var isThrowing = false
    var isAsync = false
}

/// `label: value`, `label: &value`
struct ArgumentPlan: Hashable, Sendable {
    var label: String?
    /// Whether what is called may change the value.
    var isInout = false
    var value: ValuePlan
    /// Whether the value is called: `label: value()`.
    var isCalled = false
}

/// What is passed.
enum ValuePlan: Hashable, Sendable {
    /// A local or a parameter, by its name without backticks.
    case named(String)
    /// Any other expression, as it is printed.
    case expression(String)
    /// `nil`
    case none

    /// The local or parameter.
    var name: String? {
        switch self {
        case .named(let name): name
        case .expression, .none: nil
        }
    }
}
