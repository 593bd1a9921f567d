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
    /// taken only if available `x: X` before `x: X?`. No dependency provides what is built for itself: a decorator takes that
    /// from what is handed in.
    package func supply(of requirement: Requirement, in scope: ScopeID, to dependency: Int?) -> Supply {
        let scope = self[scope]
        func provider(of value: ValueID) -> Int? {
            scope.providers[value].flatMap { $0 == dependency ? nil : $0 }
        }
        switch requirement {
        case .value(let value):
            if let own = provider(of: value) { return .dependency(own) }
            return scope.requires(requirement) ? .handedIn(requirement) : .nothing
        case .ifAvailable(let value):
            let optional = self[value].optional
            if let dependency, scope.dependencies[dependency].unavailable.contains(value) { return .nothing }
            if let own = provider(of: value) ?? optional.flatMap(provider) {
                return .dependency(own)
            }
            if scope.requires(.value(value)) { return .handedIn(.value(value)) }
            if let optional, scope.requires(.value(optional)) { return .handedIn(.value(optional)) }
            return scope.requires(requirement) ? .handedIn(requirement) : .nothing
        }
    }
}
