import HeirloomGraph
import HeirloomModel

/// The names of a root's functions: `heirloomMakeLoggedInView`.
///
/// The prefix avoids clashes with nearly all of the root's own members.
struct FunctionNames {
    private static let prefix = GeneratedNames.functionPrefix
    private let stems: ScopeStems

    /// - Parameter members: The names that are taken.
    init(for scopes: [ScopeID], in graph: ScopeGraph, avoiding members: Set<String> = []) {
        stems = ScopeStems(for: scopes, in: graph) { members.contains(Self.prefix + $0) }
    }

    subscript(scope: ScopeID) -> String { Self.prefix + stems[scope] }
}
