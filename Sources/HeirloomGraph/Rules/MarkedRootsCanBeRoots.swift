import HeirloomModel

/// `isRoot: true` stands only on a type that can be built from nothing.
enum MarkedRootsCanBeRoots {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.insistingRoots.compactMap { root in
            let scope = survey.tree[root]
            guard scope.declaration.isRoot == true, !survey.isSuspect(root) else { return nil }
            if case .extension = scope.declaration.form { return .notARoot(root, .builtByExtension) }
            if scope.isGeneric(in: survey.tree.table) { return .notARoot(root, .generic) }
            return scope.dependencies.firstIndex { $0.isHandedIn }.map { .notARoot(root, .isHanded($0)) }
        }
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
    /// Whether the value comes from outside the scope.
    var isHandedIn: Bool {
        switch link {
        case .instantiated: false
        case .renamed(let renaming): renaming.sibling == nil
        case .forwarded, .received, .receivedIfAvailable: true
        }
    }
}
