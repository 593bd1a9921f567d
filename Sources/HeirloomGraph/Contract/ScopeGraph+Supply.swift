import HeirloomModel

/// The way in which a scope fulfills a requirement of a scope that it builds.
package enum Supply: Hashable, Sendable {
    /// By one of its own dependencies, an index in ``Scope/dependencies``.
    case dependency(Int)
    /// By a value that is passed in to build the scope itself.
    case handedIn(Requirement)
    /// Not at all: `nil` is passed.
    case nothing
}

extension ScopeGraph {
    /// Returns how a scope fulfills a requirement of the product of its dependency at an index, or a requirement of its
    /// own for `nil`.
    ///
    /// The nearest provider wins: the scope itself before values that are passed in to it and, for a requirement that
    /// is fulfilled only if available, `x: X` before `x: X?`. No dependency provides a value to its own product: a
    /// decorator takes that value from those passed in.
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
