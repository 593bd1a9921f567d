import HeirloomModel

/// A mistake that was made in a valid tree.
///
/// What is reported depends on all else that is wrong with the tree: one root cause is told once, and what only
/// follows from another mistake is not told. A break says what is to be said of it, given everything.
protocol TreeBreak: Sendable {
    /// What must be reported of it.
    func faults(in model: TreeModel) -> [TreeFault]

    /// What is not provided because of it.
    var missingKeys: Set<RandomTree.Key> { get }
    /// The scope whose siblings wait for one another because of it.
    var scopeOfCycle: Int? { get }
    /// The scope that builds itself because of it.
    var scopeInEagerCycle: Int? { get }
    /// Whether something is handed over a border that it must not pass.
    var isOfIsolation: Bool { get }
    /// Whether something that may suspend or fail is built where that is not said.
    var isOfEffects: Bool { get }
    /// Whether something is to be built concurrently that need not be.
    var isOfConcurrency: Bool { get }
    /// The property that collects nothing because of it, by its scope.
    var emptyCollection: (scope: Int, label: String)? { get }
    /// The property that collects what is built besides because of it, by its scope.
    var collectionBuiltTwice: (scope: Int, label: String)? { get }
}

/// A break that is made by itself, without being told which.
protocol DrawnBreak: TreeBreak {
    /// Makes the mistake somewhere in the tree; nothing where it cannot be made.
    init?(in tree: inout RandomTree, _ random: inout SeededRandom)
}

extension TreeBreak {
    var missingKeys: Set<RandomTree.Key> { [] }
    var scopeOfCycle: Int? { nil }
    var scopeInEagerCycle: Int? { nil }
    var isOfIsolation: Bool { false }
    var isOfEffects: Bool { false }
    var isOfConcurrency: Bool { false }
    var emptyCollection: (scope: Int, label: String)? { nil }
    var collectionBuiltTwice: (scope: Int, label: String)? { nil }
}

/// What is reported, and where.
struct TreeFault: Hashable, Sendable {
    var id: DiagnosticID
    var mark: Mark
    /// The other places that lack the same, as far as they are named, the nearest first.
    var alsoNeeded: [Mark] = []

    /// So many of the other places are named.
    private static let mostNamed = 5

    init(_ id: DiagnosticID, at mark: Mark) {
        self.id = id
        self.mark = mark
    }

    /// One fault for all places that lack the same; none where there is none.
    static func shared(_ id: DiagnosticID, by places: [Mark]) -> [TreeFault] {
        guard let first = places.first else { return [] }
        var fault = TreeFault(id, at: first)
        fault.alsoNeeded = Array(places.dropFirst().prefix(mostNamed))
        return [fault]
    }
}

extension RandomTree {
    /// A number that no other addition has.
    var nextAddition: Int {
        100 * breakCount + additions.count + services.count + scopes.count + contractCount
    }

    /// A label that no property has yet.
    func newLabel(_ word: String) -> String { "\(word)\(nextAddition)" }

    /// The scopes that a root leads to, without the root.
    var scopesBelowRoot: [Int] { reachedScopes.filter { $0 > 0 } }

    /// The properties of all scopes that the root leads to.
    func steps(where isWanted: (Int, Property) -> Bool) -> [TreeModel.Step] {
        reachedScopes.flatMap { scope in
            scopes[scope].properties.indices.filter { isWanted(scope, scopes[scope].properties[$0]) }
                .map { TreeModel.Step(scope: scope, property: $0) }
        }
    }

    subscript(step: TreeModel.Step) -> Property {
        get { scopes[step.scope].properties[step.property] }
        set { scopes[step.scope].properties[step.property] = newValue }
    }

    /// Adds a property to a scope.
    mutating func add(_ label: String, _ value: Value, _ role: Property.Role, to scope: Int) {
        scopes[scope].properties.append(Property(key: Key(label: label, value: value), role: role))
    }

    /// Adds a scope to the module below.
    mutating func addScope(_ kind: Scope.Kind = .finalClass) -> Int {
        scopes.append(Scope(kind: kind, isNested: false, file: 0, properties: []))
        return scopes.count - 1
    }

    /// Whether a scope may get properties that are not received.
    func isOpen(_ scope: Int) -> Bool { !scopes[scope].isExtended }

    /// Whether nothing is wrong yet with what its own declaration says.
    func hasSoundInitializer(_ scope: Int) -> Bool {
        !scopes[scope].hasWrittenInitializer && !scopes[scope].isInitializerBroken
            && scopes[scope].mistakes.isEmpty
    }
}

extension SeededRandom {
    /// One of the elements, or none of none.
    mutating func one<Element>(ofAny elements: [Element]) -> Element? {
        elements.isEmpty ? nil : one(of: elements)
    }
}
