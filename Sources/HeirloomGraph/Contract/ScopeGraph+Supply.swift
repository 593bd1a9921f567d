import HeirloomModel

/// How a scope meets a requirement of something it builds.
package enum Supply: Hashable, Sendable {
    /// By one of its own dependencies, an index in ``Scope/dependencies``.
    case dependency(Int)
    /// By what was handed in to build the scope itself.
    case handedIn(Requirement)
    /// By nothing: `nil` is passed.
    case nothing
}

extension ScopeGraph {
    /// How a scope meets a requirement of what it builds for its dependency at an index, or of its own for `nil`.
    ///
    /// The nearest provider wins: the scope itself before what is handed in to it, and for something that is
    /// taken only if available `x: X` before `x: X?`.
    package func supply(of requirement: Requirement, in scope: ScopeID, to dependency: Int?) -> Supply {
        let scope = self[scope]
        switch requirement {
        case .value(let value):
            if let own = scope.providers[value] { return .dependency(own) }
            return scope.requires(requirement) ? .handedIn(requirement) : .nothing
        case .ifAvailable(let value):
            let optional = self[value].optional
            if let dependency, scope.dependencies[dependency].unavailable.contains(value) { return .nothing }
            if let own = scope.providers[value] ?? optional.flatMap({ scope.providers[$0] }) {
                return .dependency(own)
            }
            if scope.requires(.value(value)) { return .handedIn(.value(value)) }
            if let optional, scope.requires(.value(optional)) { return .handedIn(.value(optional)) }
            return scope.requires(requirement) ? .handedIn(requirement) : .nothing
        }
    }
}
