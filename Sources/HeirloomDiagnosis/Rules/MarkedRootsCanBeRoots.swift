import HeirloomGraph
import HeirloomModel

/// `isRoot: true` stands only on a type that can be built from what its `init` takes.
enum MarkedRootsCanBeRoots {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.insistingRoots.compactMap { root in
            obstacle(to: root, in: survey).map { .notARoot(root, $0) }
        }
    }

    /// Why a type that says it is a root cannot be one, as far as its own declaration does not show that.
    static func obstacle(to root: ScopeID, in survey: TreeSurvey) -> RootObstacle? {
        let scope = survey.tree[root]
        guard scope.declared.declaration.isRoot == true, !survey.isSuspect(root) else { return nil }
        if case .extension = scope.declared.declaration.form { return .builtByExtension }
        if scope.isGeneric(in: survey.tree.table) { return .generic }
        return scope.dependencies.firstIndex { $0.isHandedIn }.map { .isHanded($0) }
    }
}

/// Why a type cannot be a root.
enum RootObstacle {
    case builtByExtension
    case generic
    /// The dependency that comes from outside.
    case isHanded(Int)
}

extension LinkedDependency {
    /// Whether something above must provide the value: the `init` of a root takes what is forwarded, and a root can do
    /// without what is taken only if available.
    var isHandedIn: Bool {
        switch origin {
        case .instantiated, .forwarded, .receivedIfAvailable: false
        case .received: true
        case .renamed(let renaming):
            switch renaming.source {
            case .value: sibling == nil
            case .ifAvailable: false
            }
        }
    }
}
