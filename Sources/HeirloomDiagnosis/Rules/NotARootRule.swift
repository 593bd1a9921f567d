import HeirloomGraph
import HeirloomModel

/// `isRoot: true` is used only on types that can be built from the parameters of their `init`.
enum NotARootRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.insistingRoots.compactMap { root in
            guard survey.tree[root].declared.declaration.isRoot == true else { return nil }
            return obstacle(to: root, in: survey).map { obstacle in
                GraphProblem { $0.notARoot(root, obstacle) }
            }
        }
    }

    /// Returns the reason why a type cannot be a root, unless its own declaration already shows it.
    static func obstacle(to root: ScopeID, in survey: TreeSurvey) -> RootObstacle? {
        let scope = survey.tree[root]
        if survey.isSuspect(root) { return nil }
        if case .extension = scope.declared.declaration.form { return .builtByExtension }
        if scope.isGeneric(in: survey.tree.table) { return .generic }
        return scope.dependencies.firstIndex { $0.isHandedIn }.map { .isHanded($0) }
    }
}

/// A reason why a type cannot be a root.
enum RootObstacle {
    case builtByExtension
    case generic
    /// The index of the dependency that comes from outside.
    case isHanded(Int)
}

extension LinkedDependency {
    /// Whether something above must provide the value. The `init` of a root takes forwarded properties, and a root can
    /// do without dependencies with `onlyIfAvailable`.
    fileprivate var isHandedIn: Bool {
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

extension ProblemWording {
    fileprivate func notARoot(_ root: ScopeID, _ obstacle: RootObstacle) -> Diagnostic {
        let reason: String
        let notes: [Diagnostic.Note]
        switch obstacle {
        case .builtByExtension:
            reason = "'instantiate' builds it"
            notes = [note("declare another type as the root and instantiate '\(name(root))' there", at: root)]
        case .generic:
            reason = "it or a type around it is generic"
            notes = [note("declare a nongeneric type as the root and instantiate this one there", at: root)]
        case .isHanded(let index):
            let property = DependencyID(scope: root, index: index)
            let source = tree[property].requirement.map { value($0.value) } ?? ""
            reason = "no type above it can provide '\(source)'"
            notes = [note("instantiate it here, or remove 'isRoot: true'", at: property)]
        }
        return Diagnostic(
            id: .notARoot,
            message: "'\(name(root))' cannot be a root because \(reason)",
            location: place(root),
            notes: notes
        )
    }
}
