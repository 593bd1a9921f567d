import HeirloomGraph

/// The names in the body that builds a scope.
struct ScopeNames: Hashable, Sendable {
    /// Forwarded dependencies are parameters, made ones are locals.
    private var dependencies: [Int: String] = [:]
    /// The parameters for what is handed in from above.
    private var requirements: [Requirement: String] = [:]

    /// - Parameter isInitializer: whether the body is a root's `init()`, which has no parameters.
    init(of scope: Scope, in graph: ScopeGraph, isInitializer: Bool, reserved: Set<String>) {
        let forwarded = isInitializer ? [] : scope.forwardedDependencies
        let handedIn = isInitializer ? [] : scope.requires
        let made = scope.constructionOrder.sorted()
        let label = { (index: Int) in graph[scope.dependencies[index].value].label }
        var names = LocalNames(
            labels: handedIn.map { graph[$0.value].label } + (forwarded + made).map(label),
            reserved: reserved
        )
        for index in forwarded { dependencies[index] = names.name(for: label(index)) }
        for requirement in handedIn {
            requirements[requirement] = names.name(for: graph[requirement.value].label)
        }
        for index in made { dependencies[index] = names.name(for: label(index)) }
    }

    /// The name of a dependency that is forwarded or made.
    subscript(dependency: Int) -> String {
        guard let name = dependencies[dependency] else {
            preconditionFailure("Only what is forwarded or made has a name of its own.")
        }
        return name
    }

    /// The name of the parameter for what is handed in; `nil` in an `init()`.
    subscript(requirement: Requirement) -> String? { requirements[requirement] }
}
