import HeirloomGraph

/// The names in the body that builds a scope.
struct ScopeNames: Sendable {
    /// By dependency: forwarded ones are parameters, made ones are locals, and the others have none.
    private var dependencies: [String?]
    /// The parameters for what is handed in, in the order in which the scope requires it; none in a root's initializer.
    private(set) var requirements: [String] = []
    /// By dependency, for what keeps the value that a function builds.
    private var kept: [Int: String] = [:]

    /// - Parameter isInitializer: whether the body is that of a root's initializer, to which nothing is handed in but what is
    ///   forwarded.
    init(of scope: Scope, in graph: ScopeGraph, isInitializer: Bool, reserved: Set<String>) {
        let forwarded = scope.forwardedDependencies
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
    }

    /// - Parameter names: those that are known already, one for each dependency.
    init(of scope: Scope, named known: [String]) {
        dependencies = known
        var names = LocalNames(labels: [], reserved: [])
        names.take(known)
        nameWhatKeeps(of: scope, &names)
    }

    private mutating func nameWhatKeeps(of scope: Scope, _ names: inout LocalNames) {
        for (index, dependency) in scope.dependencies.enumerated()
        where dependency.edges.first?.lifetime != nil {
            let name = self[index]
            kept[index] = names.name(for: "kept" + name.prefix(1).uppercased() + name.dropFirst())
        }
    }

    /// Every name.
    var all: [String] {
        dependencies.compactMap(\.self) + requirements + kept.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The name of a dependency that is forwarded or made.
    subscript(dependency: Int) -> String {
        guard let name = dependencies[dependency] else {
            preconditionFailure("Only what is forwarded or made has a name of its own.")
        }
        return name
    }

    /// The name of what keeps the value that the function of a dependency builds.
    func keeping(_ dependency: Int) -> String {
        guard let name = kept[dependency] else {
            preconditionFailure("What has a lifetime is kept by something.")
        }
        return name
    }
}
