import HeirloomModel

/// A mistake made in a valid tree.
///
/// The diagnostics of a mistake depend on all other mistakes in the tree: a cause is reported once, and mere
/// consequences of another mistake are not reported. A break determines its own diagnostics from the complete tree.
protocol TreeBreak: Sendable {
    /// Returns the diagnostics that must be reported for the break.
    func faults(in model: TreeModel) -> [TreeFault]

    /// The dependencies that are not provided because of the break.
    var missingKeys: Set<RandomTree.Key> { get }
    /// The scope whose siblings need one another because of the break.
    var scopeOfCycle: Int? { get }
    /// The scope that eagerly builds itself because of the break.
    var scopeInEagerCycle: Int? { get }
    /// Whether a value crosses an isolation boundary that it must not cross.
    var isOfIsolation: Bool { get }
    /// Whether an asynchronous or throwing type is built where effects are not declared.
    var isOfEffects: Bool { get }
    /// Whether a property has an unnecessary `concurrently`.
    var isOfConcurrency: Bool { get }
    /// The property that collects no elements because of the break, with its scope.
    var emptyCollection: (scope: Int, label: String)? { get }
    /// The property that collects an element built elsewhere too because of the break, with its scope.
    var collectionBuiltTwice: (scope: Int, label: String)? { get }
}

/// A break that a random generator places on its own.
protocol DrawnBreak: TreeBreak {
    /// Makes the mistake somewhere in the tree, or returns `nil` if that is impossible.
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

/// An expected diagnostic and its location.
struct TreeFault: Hashable, Sendable {
    var id: DiagnosticID
    var mark: Mark
    /// The other locations that lack the same dependency, nearest first, as far as the diagnostic names them.
    var alsoNeeded: [Mark] = []

    /// Whether it is visible in a single declaration, so that it is reported even if another file does not parse.
    var isLocal = false

    /// The number of other locations that a diagnostic names.
    private static let mostNamed = 5

    init(_ id: DiagnosticID, at mark: Mark, isLocal: Bool = false) {
        self.id = id
        self.mark = mark
        self.isLocal = isLocal
    }

    /// Returns a single fault for all locations that lack the same dependency, or none for no locations.
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

    /// Returns a label that no property has yet.
    func newLabel(_ word: String) -> String { "\(word)\(nextAddition)" }

    /// The scopes reachable from the root, except the root itself.
    var scopesBelowRoot: [Int] { reachedScopes.filter { $0 > 0 } }

    /// Returns properties of all scopes reachable from the root.
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

    /// Whether properties that are not received may be added to a scope.
    func isOpen(_ scope: Int) -> Bool { !scopes[scope].isExtended }

    /// Whether a scope's own declaration has no mistake yet.
    func hasSoundInitializer(_ scope: Int) -> Bool {
        !scopes[scope].hasWrittenInitializer && !scopes[scope].isInitializerBroken
            && scopes[scope].mistakes.isEmpty
    }
}

extension SeededRandom {
    /// Returns one of the elements, or `nil` if there are none.
    mutating func one<Element>(ofAny elements: [Element]) -> Element? {
        elements.isEmpty ? nil : one(of: elements)
    }
}
