import HeirloomGraph
import HeirloomModel

/// What is asked about each scope again and again, worked out once.
struct ScopeIndex: Hashable, Sendable {
    /// For each scope the dependencies that its call takes, in the order of the arguments.
    private var arguments: [[Int]]
    /// The first words of all types, which no local may hide.
    let typeHeads: Set<String>

    init(_ graph: ScopeGraph) {
        arguments = graph.scopes.map(Self.argumentDependencies)
        var heads: Set<String> = []
        for scope in graph.scopes {
            heads.formUnion(scope.type.heads(modules: graph.names.modules))
            for dependency in scope.dependencies {
                heads.formUnion(dependency.type.heads(modules: graph.names.modules))
                heads.formUnion(dependency.product?.requestedType.heads(modules: graph.names.modules) ?? [])
            }
        }
        typeHeads = heads
    }

    /// The indices of the dependencies that the scope's call takes, in the order of the arguments.
    func arguments(of scope: ScopeID) -> [Int] { arguments[scope.index] }

    private static func argumentDependencies(of scope: Scope) -> [Int] {
        var indices: [String: Int] = [:]
        for (index, dependency) in scope.declaration.dependencies.enumerated() {
            indices[dependency.label] = index
        }
        return scope.declaration.construction.arguments.map { argument in
            guard let index = indices[argument.dependency] else {
                preconditionFailure("The parser lists as arguments only what is a dependency.")
            }
            return index
        }
    }
}

extension ScopeDependency {
    /// What is built for the property, at once or later.
    var product: Product? {
        switch origin {
        case .built(let product), .builder(_, let product): product
        case .forwarded, .received, .receivedIfAvailable, .renamed: nil
        }
    }
}

extension Scope {
    /// The indices of what is handed in when it is instantiated, in declaration order.
    var forwardedDependencies: [Int] {
        dependencies.indices.filter { dependencies[$0].origin == .forwarded }
    }

    /// Whether building it takes more than one call.
    var needsFunction: Bool { !constructionOrder.isEmpty }
}
