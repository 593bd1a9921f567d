/// The effects of building a scope.
extension RandomTree {
    struct Effects: Hashable, Sendable {
        var isAsync = false
        var errors: Set<Failure> = []

        static let none = Effects()

        func union(_ other: Effects) -> Effects {
            Effects(isAsync: isAsync || other.isAsync, errors: errors.union(other.errors))
        }
    }

    /// The declared error type of an initializer.
    enum Failure: Hashable, Sendable {
        case anything
        /// An error type drawn with the tree: `struct Failure0`.
        case typed(Int)
    }

    static let failureCount = 2

    /// Returns the effects of a scope and of everything it builds eagerly. Throwing types that are built concurrently
    /// throw `any Error`.
    func effects(of scope: Int) -> Effects {
        if scopes.allSatisfy({ $0.effects == .none }) { return .none }
        let built = builtAtOnce(with: scope)
        let startedEarly = built.flatMap { scopes[$0].properties }.filter(isStartedEarly)
        let losesItsError = startedEarly.contains { property in
            property.eagerProduct.map { !writtenEffects(of: builtAtOnce(with: $0)).errors.isEmpty } ?? false
        }
        return writtenEffects(of: built).union(Effects(errors: losesItsError ? [.anything] : []))
    }

    /// Returns a scope and all scopes that it builds eagerly, directly or indirectly.
    private func builtAtOnce(with scope: Int) -> Set<Int> {
        TreeModel.reachable(from: scope, by: eagerEdges).union([scope])
    }

    private func writtenEffects(of scopes: Set<Int>) -> Effects {
        scopes.reduce(.none) { $0.union(self.scopes[$1].effects) }
    }

    /// Returns the spelling of effects, with a leading space. Several error types have no common type.
    func spelling(of effects: Effects) -> String {
        let isAsync = effects.isAsync ? " async" : ""
        guard let error = effects.errors.first else { return isAsync }
        if effects.errors.count == 1, case .typed(let number) = error {
            return isAsync + " throws(\(failureName(number)))"
        }
        return isAsync + " throws"
    }

    func failureName(_ failure: Int) -> String { "Failure\(seed)n\(failure)" }

    /// The name of the variable that selects the scope whose initializer fails.
    var failingName: String { "failing\(seed)" }

    /// Returns the statements at the start of an initializer with effects.
    func effectLines(ofScope index: Int) -> [String] {
        let effects = scopes[index].effects
        let error =
            switch effects.errors.first {
            case .typed(let number): failureName(number)
            case .anything: failureName(0)
            case nil: ""
            }
        return (effects.isAsync ? ["await Task.yield()"] : [])
            + (error.isEmpty ? [] : ["if \(failingName) == \"\(declaredName(index))\" { throw \(error)() }"])
    }

    /// The declarations of the error types and of the variable that selects the failing scope.
    var failureLines: [String] {
        (0..<Self.failureCount).map { "public struct \(failureName($0)): Error { public init() {} }" }
            + ["nonisolated(unsafe) public var \(failingName) = \"\""]
    }

    /// Whether a property concurrently starts building a value that suspends.
    func isStartedEarly(_ property: Property) -> Bool {
        guard property.isConcurrent, let product = property.eagerProduct else { return false }
        return writtenEffects(of: builtAtOnce(with: product)).isAsync
    }

    var isAsync: Bool { scopes.contains(where: \.effects.isAsync) }

    /// Replaces instantiators of asynchronous or throwing scopes with functions, because instantiators cannot build
    /// them.
    mutating func makeFunctionsOfWhatSuspendsOrFails() {
        let effects = scopes.indices.map(self.effects)
        func changed(_ value: Value) -> Value {
            switch value {
            case .optional(let wrapped): return .optional(changed(wrapped))
            case .builder(let kind, let product) where effects[product] != .none:
                return .builder(kind.isSendable ? .sendableFunction : .function, product)
            case .service, .contract, .scope, .builder, .collection, .other: return value
            }
        }
        for scope in scopes.indices {
            for position in scopes[scope].properties.indices {
                let property = scopes[scope].properties[position]
                scopes[scope].properties[position].key.value = changed(property.key.value)
                if case .renamed(var source, let isOnlyIfAvailable) = property.role {
                    source.value = changed(source.value)
                    scopes[scope].properties[position].role = .renamed(
                        source: source,
                        isOnlyIfAvailable: isOnlyIfAvailable
                    )
                }
            }
        }
    }
}
