import HeirloomModel

extension ScopeTree {
    /// What the function that builds something lends to it only for the call, and what is built keeps nevertheless: places
    /// of its dependencies. Empty where the function does not take what is forwarded.
    package func lentButKept(along edge: BuildEdge) -> [Int] {
        guard case .parameters(let parameters)? = self[edge.builtFor].request?.forwarding,
            parameters.contains(where: \.isLent),
            let places = self[edge.product].declared.places(of: parameters)
        else { return [] }
        let forwarded = self[edge.product].declared.forwarded
        return zip(parameters, places).filter { $0.0.isLent }.map { forwarded[$0.1] }
            .filter { keeps($0, in: edge.product) }
    }

    /// Whether a scope keeps a function that it is handed: all do but those of which nothing is called except an initializer
    /// that takes it for the call only.
    private func keeps(_ dependency: Int, in scope: ScopeID) -> Bool {
        let declared = self[scope].declared
        let isWired = declared.dependencies.contains { dependency in
            switch dependency.origin {
            case .instantiated, .renamed: true
            case .forwarded, .received, .receivedIfAvailable: false
            }
        }
        switch declared.declaration.construction.callee {
        case .memberwiseInitializer, .inheritedInitializer: return true
        case .writtenInitializer, .instantiateFunction, .closure, .mockFunction:
            let label = declared.dependencies[dependency].declaration.label
            return isWired
                || declared.declaration.construction.arguments.contains {
                    $0.dependency == label && $0.isEscaping
                }
        }
    }
}
