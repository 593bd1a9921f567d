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
