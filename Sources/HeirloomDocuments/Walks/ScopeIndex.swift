/// The scopes of a document by number, and what each builds and is built by.
package struct ScopeIndex {
    /// That a scope is built for a dependency of another.
    struct Step: Hashable {
        /// The number of the owner.
        var owner: Int
        /// The index of the dependency among the owner's.
        var dependency: Int
        /// The number of what is built.
        var product: Int
    }

    let document: GraphDocument
    private let numbers: [String: Int]
    /// By owner, in the order of its dependencies. What is not in the document leads nowhere.
    private(set) var steps: [[Step]]
    /// By product, in the order of the document.
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

    /// The number of the scope with a name; `nil` where it is not in the document.
    subscript(name: String) -> Int? { numbers[name] }

    func scope(_ number: Int) -> GraphDocument.Scope { document.scopes[number] }

    func dependency(of step: Step) -> GraphDocument.Dependency {
        document.scopes[step.owner].dependencies[step.dependency]
    }

    /// The roots; where there are none, what nothing builds.
    var tops: [Int] {
        let roots = document.roots.compactMap { numbers[$0] }
        if !roots.isEmpty { return roots }
        return document.scopes.indices.filter { number in
            stepsTo[number].allSatisfy { $0.owner == number } && !document.scopes[number].dependencies.isEmpty
        }
    }
}
