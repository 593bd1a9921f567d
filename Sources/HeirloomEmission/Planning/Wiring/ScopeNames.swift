import HeirloomGraph

/// The names in the body that builds a scope.
struct ScopeNames: Sendable {
    /// The names of the dependencies: of parameters for forwarded ones, of locals for those that the scope makes, and
    /// `nil` for others.
    private var dependencies: [String?]
    /// The parameters for required values, in the order in which the scope requires them; none in a root's initializer.
    private(set) var requirements: [String] = []
    /// The names of the storage for values that a function builds, by dependency.
    private var kept: [Int: String] = [:]
    /// The variables that gather the elements of large collections, by dependency.
    private var gathering: [Int: String] = [:]
    /// The locals for the functions of collections whose literals cannot contain closures, by dependency.
    private var elements: [Int: [String]] = [:]

    /// - Parameter isInitializer: Whether the body is that of a root's initializer, which takes only forwarded values.
    init(of scope: Scope, in graph: ScopeGraph, isInitializer: Bool, reserved: Set<String>) {
        let forwarded = scope.forwarded
        let handedIn = isInitializer ? [] : scope.requires.map { graph[$0.value].label }
        let own = forwarded + scope.constructionOrder.sorted()
        let labels = own.map { graph[scope.dependencies[$0].value].label }
        var names = LocalNames(labels: handedIn + labels, reserved: reserved)
        dependencies = [String?](repeating: nil, count: scope.dependencies.count)
        let parameters = forwarded.count
        for place in 0..<parameters { dependencies[own[place]] = names.name(for: labels[place]) }
        for label in handedIn { requirements.append(names.name(for: label)) }
        for place in parameters..<own.count { dependencies[own[place]] = names.name(for: labels[place]) }
        nameWhatKeeps(of: scope, &names)
        for dependency in own where scope.dependencies[dependency].isGathered {
            gathering[dependency] = names.name(for: graph[scope.dependencies[dependency].value].label)
        }
        for dependency in own where scope.dependencies[dependency].namesElements {
            let label = graph[scope.dependencies[dependency].value].label
            elements[dependency] = scope.dependencies[dependency].edges.map { _ in names.name(for: label) }
        }
    }

    /// - Parameter names: The known names, one for each dependency.
    init(of scope: Scope, named known: [String]) {
        dependencies = known
        var names = LocalNames(labels: [], reserved: [])
        names.take(known)
        nameWhatKeeps(of: scope, &names)
    }

    private mutating func nameWhatKeeps(of scope: Scope, _ names: inout LocalNames) {
        for index in 0..<scope.dependencies.count
        where scope.dependencies[index].edges.first?.lifetime != nil {
            let name = self[index]
            kept[index] = names.name(for: "kept" + name.prefix(1).uppercased() + name.dropFirst())
        }
    }

    /// All names.
    var all: [String] {
        var names = dependencies.compactMap(\.self) + requirements
        names += kept.sorted { $0.key < $1.key }.map(\.value)
        names += gathering.sorted { $0.key < $1.key }.map(\.value)
        names += elements.sorted { $0.key < $1.key }.flatMap(\.value)
        return names
    }

    /// The variable that gathers the elements of a large collection; `nil` for a collection that is printed as one
    /// literal.
    func gathering(for dependency: Int) -> String? { gathering[dependency] }

    /// The locals for the elements of a collection; none if the literal contains the elements.
    func elements(of dependency: Int) -> [String] { elements[dependency] ?? [] }

    /// The name of a dependency that is forwarded or made.
    subscript(dependency: Int) -> String {
        guard let name = dependencies[dependency] else {
            preconditionFailure("Only what is forwarded or made has a name of its own.")
        }
        return name
    }

    /// The name of the storage for the value that a dependency's function builds.
    func keeping(_ dependency: Int) -> String {
        guard let name = kept[dependency] else {
            preconditionFailure("What has a lifetime is kept by something.")
        }
        return name
    }
}

extension ScopeDependency {
    /// Whether its elements are functions with typed throws: swiftc 6.3.1 crashes on a literal with such a closure.
    fileprivate var namesElements: Bool {
        guard collected != nil, case .error = edges.first?.builder?.effects.throwing else { return false }
        return true
    }

    /// Whether it has more elements than one literal should.
    fileprivate var isGathered: Bool { collected != nil && edges.count > CollectionPlan.literalLimit }
}

extension CollectionPlan {
    /// The maximum number of elements in a literal. For one of 2,000 elements, swiftc 6.3.1 needs 3.8 GB.
    static let literalLimit = 100
}

/// Assigns unique names within one body.
struct LocalNames: Sendable {
    private var taken: Set<String> = []
    /// Names that mean something else. A separate set, because it is large and shared by all bodies.
    private let reserved: Set<String>
    /// Labels that no name with an appended number may equal.
    private let labels: [String]
    /// ``labels`` as a set, made only when a label occurs again, which is rare.
    private var knownLabels: Set<String> = []
    /// The last number used after each stem. Lower numbers are taken, too.
    private var lastNumbers: [String: Int] = [:]
    /// The count of numbers tried. Tests check how it grows.
    private(set) var steps = 0

    init(labels: [String], reserved: Set<String>) {
        self.labels = labels
        self.reserved = reserved
        taken.reserveCapacity(labels.count)
    }

    /// Marks names as taken.
    mutating func take(_ names: some Sequence<String>) { taken.formUnion(names) }

    /// Returns the label, or if it is taken, the label with the first free number from 2.
    mutating func name(for label: String) -> String {
        if !reserved.contains(label), taken.insert(label).inserted { return label }
        if knownLabels.isEmpty { knownLabels = Set(labels) }
        let stem = label.last?.isNumber == true ? label + "_" : label
        var number = lastNumbers[stem] ?? 1
        var name = ""
        repeat {
            number += 1
            name = stem + String(number)
            steps += 1
        } while knownLabels.contains(name) || reserved.contains(name) || !taken.insert(name).inserted
        lastNumbers[stem] = number
        return name
    }
}
