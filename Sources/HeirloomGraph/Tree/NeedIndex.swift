/// The dependencies of a scope that need a value from outside, for themselves or for their products, by that value.
struct NeedIndex {
    /// In declaration order.
    private var dependencies: [Requirement: [Int]] = [:]

    init(of scope: ScopeID, in tree: ScopeTree) {
        for (index, dependency) in tree[scope].dependencies.enumerated() {
            let own = [dependency.needFromAbove].compactMap(\.self)
            let below = dependency.edges.flatMap { tree.requires[$0.product.index] }
            for requirement in own + below { dependencies[requirement, default: []].append(index) }
        }
    }

    /// The number of entries visited.
    package var steps: Int { dependencies.values.reduce(0) { $0 + $1.count } }

    /// The indices of the dependencies that need a requirement, in declaration order.
    package subscript(requirement: Requirement) -> [Int] { dependencies[requirement] ?? [] }
}
