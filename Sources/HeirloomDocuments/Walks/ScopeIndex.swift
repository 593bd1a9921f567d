/// The scopes of a document by number, with the build relations between them in both directions.
package struct ScopeIndex {
    /// A build of a scope for a dependency of another.
    struct Step: Hashable {
        /// The number of the owner.
        var owner: Int
        /// The index of the dependency within the owner.
        var dependency: Int
        /// The number of the product.
        var product: Int
    }

    let document: GraphDocument
    private let numbers: [String: Int]
    /// The steps by owner, in the order of its dependencies. Products that are not in the document are omitted.
    private(set) var steps: [[Step]]
    /// The steps by product, in the order of the document.
    private(set) var stepsTo: [[Step]]

    package init(_ document: GraphDocument) {
        self.document = document
        let numbered = document.scopes.enumerated().map { ($1.name, $0) }
        let numbers = Dictionary(numbered) { first, _ in first }
        self.numbers = numbers
        steps = document.scopes.enumerated().map { owner, scope in
            scope.dependencies.enumerated().flatMap { index, dependency in
                dependency.builds.compactMap { build in
                    numbers[build.scope].map { Step(owner: owner, dependency: index, product: $0) }
                }
            }
        }
        stepsTo = Array(repeating: [], count: document.scopes.count)
        for step in steps.joined() { stepsTo[step.product].append(step) }
    }

    /// Returns the number of the scope with a name, or `nil` if the document does not contain it.
    subscript(name: String) -> Int? { numbers[name] }

    func scope(_ number: Int) -> GraphDocument.Scope { document.scopes[number] }

    func dependency(of step: Step) -> GraphDocument.Dependency {
        document.scopes[step.owner].dependencies[step.dependency]
    }

    /// The roots; without roots, the scopes with dependencies that no other scope builds.
    var tops: [Int] {
        let roots = document.roots.compactMap { numbers[$0] }
        if !roots.isEmpty { return roots }
        return document.scopes.indices.filter { number in
            stepsTo[number].allSatisfy { $0.owner == number } && !document.scopes[number].dependencies.isEmpty
        }
    }
}
