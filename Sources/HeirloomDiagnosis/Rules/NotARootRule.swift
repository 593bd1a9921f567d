import HeirloomGraph
import HeirloomModel

/// `isRoot: true` is used only on types that can be built from the parameters of their `init`.
enum NotARootRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.insistingRoots.compactMap { root in
            obstacle(to: root, in: survey).map { obstacle in GraphProblem { $0.notARoot(root, obstacle) } }
        }
    }

    /// Returns the reason why a marked root cannot be a root, unless its own declaration already shows it.
    static func obstacle(to root: ScopeID, in survey: TreeSurvey) -> RootObstacle? {
        let scope = survey.tree[root]
        guard scope.declared.declaration.isRoot == true, !survey.isSuspect(root) else { return nil }
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
        var fixIt = remedies.opt(outOf: root)
        switch obstacle {
        case .builtByExtension:
            reason = "'instantiate' builds it"
            notes = [note("declare another type as the root and instantiate '\(name(root))' there", at: root)]
        case .generic:
            reason = "it or a type around it is generic"
            notes = [note("declare a nongeneric type as the root and instantiate this one there", at: root)]
        case .isHanded(let index):
            let property = DependencyID(scope: root, index: index)
            if let own = namesake(ofSourceOf: property) {
                let source = tree[property].requirement.map { value($0.value) } ?? ""
                let type = spelling(tree[own].declared.type.metatypeBase)
                reason = "it provides '\(text(of: own))', but not '\(source)' for '\(text(of: property))'"
                notes = [note("to rename '\(text(of: own))', write 'ofType: \(type).self'", at: property)]
                fixIt = remedies.rename(property, from: own) ?? fixIt
            } else {
                reason = "'\(text(of: property))' comes from outside"
                notes = [note("instantiate it here, or remove 'isRoot: true'", at: property)]
            }
        }
        return Diagnostic(
            id: .notARoot,
            message: "'\(name(root))' cannot be a root because \(reason)",
            location: place(root),
            notes: notes,
            fixIts: [fixIt].compactMap(\.self)
        )
    }

    /// Returns the sibling with the same label as a renamed property's source, but with another type.
    private func namesake(ofSourceOf property: DependencyID) -> DependencyID? {
        guard case .renamed(let renaming) = tree[property].origin else { return nil }
        let label = tree.values[renaming.source.value].label
        return tree[property.scope].dependencies.indices.map { property.sibling($0) }.first {
            $0 != property && tree[$0].declared.declaration.label == label
        }
    }
}

extension Remedies {
    /// Returns a fix-it that corrects the type of a renamed property's source.
    fileprivate func rename(_ property: DependencyID, from source: DependencyID) -> FixIt? {
        guard case .renamed(let renaming) = tree[property].declared.declaration.source,
            fits(tree[source].declared.type, tree[property].declared.type),
            let type = changes.writing(tree[source].declared.type.metatypeBase, in: property.scope)
        else { return nil }
        let edit = changes.replace(renaming.type.range, of: property.scope, with: type.text)
        return FixIt(message: "rename the '\(text(tree[source].declared.type))'", edits: [edit] + type.edits)
    }

    /// Returns a fix-it that removes `isRoot: true`.
    fileprivate func opt(outOf root: ScopeID) -> FixIt? {
        if tree.isInitializerWanted(of: root) { return nil }
        return changes.removing("isRoot", from: tree[root].declared.declaration.attribute, of: root)
            .map { FixIt(message: "remove 'isRoot: true'", edits: [$0]).guessed }
    }
}

extension ScopeTree {
    /// Whether a protocol requires the `init()` that a root would get.
    func isInitializerWanted(of root: ScopeID) -> Bool {
        guard let entity = self[root].declared.entity, case .type(let read) = table[entity].kind else {
            return false
        }
        let names = read.summary.inheritance.flatMap(\.type.inheritedNames)
        return resolver.basesOfType(entity).contains(where: requiresInitializer)
            || names.contains {
                table.sdkType(named: $0, from: self[root].file)?.requiresPlainInitializer == true
            }
    }
}
