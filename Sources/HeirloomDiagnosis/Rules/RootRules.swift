import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Warns about a root candidate that was dropped because a dependency below it is missing.
    func droppedRootProblems() -> [GraphProblem] {
        if survey.search.dropped.isEmpty {
            return unmarkedRoots().map { GraphProblem(unmarkedRoot($0)) }
        }
        let suspects = BelowEach(tree) { survey.isSuspect($0) ? $0 : nil }
        return survey.search.dropped.compactMap { root in
            if suspects.first(below: root) != nil { return nil }
            let missing = tree[root].requires.compactMap { requirement -> MissingDependency? in
                guard case .value(let value) = requirement else { return nil }
                // There may be thousands of receivers.
                let found = needs.receivers(of: requirement, below: root, atMost: 1)
                if found.dependencies.isEmpty || faultyProviders.explain(found.pathToFirst, lacking: value) {
                    return nil
                }
                return MissingDependency(value: value, root: root, receivers: found)
            }
            let unfulfilled = survey.search.unfulfilled.first(below: root)
            if missing.isEmpty, unfulfilled == nil { return nil }
            // Another platform may have the type, but not a provider of a value.
            let shortage = unfulfilled.flatMap { property in
                missing.isEmpty
                    ? Shortage(
                        owner: tree[root].declared.declaration.name,
                        wants: [[tree.place(of: property)]]
                    )
                    : nil
            }
            return GraphProblem(droppedRoot(root, missing, unfulfilled), shortage: shortage)
        }
    }

    /// Returns the types of an executable without roots that would be roots with inputs if they were marked.
    private func unmarkedRoots() -> [ScopeID] {
        let search = survey.search
        let known = search.roots + search.rootsBelow + search.rootsElsewhere
        guard known.isEmpty, tree.input.rootMode != .marked, isExecutable else { return [] }
        let built = Set(tree.ids.flatMap { id in tree[id].products.filter { $0 != id } })
        return tree.ids.filter { id in
            let declared = tree[id].declared
            return declared.owner == nil && declared.declaration.isRoot == nil && !built.contains(id)
                && tree.module(of: id) == tree.input.module && !survey.isSuspect(id)
                && !tree[id].forwarded.isEmpty && tree[id].dependencies.contains { !$0.edges.isEmpty }
                && obstacle(to: id) == nil
        }
    }

    /// Whether the target is one, or the module has a `main.swift` or a type with `@main`.
    private var isExecutable: Bool {
        tree.input.rootMode == .require
            || tree.table.files.files.contains { file in
                file.module == tree.input.module
                    && (file.summary.path == "main.swift" || file.summary.path.hasSuffix("/main.swift")
                        || file.summary.types.contains { $0.isolation.attributes.contains("main") })
            }
    }

    private func unmarkedRoot(_ root: ScopeID) -> Diagnostic {
        let advice = """
            if it is a root that takes \(tree.inputLabels(of: root).listed()), write '@Instantiable(isRoot: true)'; if \
            not, write 'isRoot: false'
            """
        return Diagnostic(
            id: .droppedRoot,
            message: """
                no 'init' is generated for '\(name(root))': nothing builds it, and a root that takes inputs must be marked
                """,
            location: place(root),
            notes: [note(advice, at: root)]
        )
    }

    private func droppedRoot(
        _ root: ScopeID,
        _ missing: [MissingDependency],
        _ unfulfilled: DependencyID?
    ) -> Diagnostic {
        let lacking = missing.prefix(Self.shownCount).map { missing in
            note(
                "\(receiving(missing.nearest.scope)) '\(value(missing.value))', but no type above it provides it",
                at: missing.nearest
            )
        }
        let omitted = missing.count - lacking.count
        let omission =
            omitted > 0 ? [note("\(omitted) more \(omitted == 1 ? "is" : "are") missing", at: root)] : []
        let unbuilt = unfulfilled.map { property in
            note("no type fulfills '\(text(of: property))' of '\(name(property.scope))'", at: property)
        }
        let advice = """
            if it is a root, write '@Instantiable(isRoot: true)' to see what to do; if not, write 'isRoot: false'
            """
        return Diagnostic(
            id: .droppedRoot,
            message: "no 'init()' is generated for '\(name(root))' because a dependency below it is missing",
            location: place(root),
            notes: lacking + omission + [unbuilt].compactMap(\.self) + [note(advice, at: root)]
        )
    }

    /// `isRoot: true` is used only on types that can be built from the parameters of their `init`.
    func notARootProblems() -> [GraphProblem] {
        survey.insistingRoots.compactMap { root in
            guard tree[root].declared.declaration.isRoot == true else { return nil }
            return obstacle(to: root).map { GraphProblem(notARoot(root, $0)) }
        }
    }

    /// Returns the reason why a type cannot be a root, unless its own declaration already shows it.
    func obstacle(to root: ScopeID) -> RootObstacle? {
        let scope = tree[root]
        if survey.isSuspect(root) { return nil }
        if case .extension = scope.declared.declaration.form { return .builtByExtension }
        if scope.isGeneric(in: tree.table) { return .generic }
        return scope.dependencies.firstIndex { $0.isHandedIn }.map { .isHanded($0) }
    }

    private func notARoot(_ root: ScopeID, _ obstacle: RootObstacle) -> Diagnostic {
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

    /// A root whose `init()` is called by the system or a protocol must be synchronous, nonthrowing, and take no
    /// parameters, unless the protocol allows it.
    func effectfulRootProblems() -> [GraphProblem] {
        survey.search.roots.compactMap { root in
            guard !tree[root].exactEffects.isEmpty || !tree[root].forwarded.isEmpty,
                tree.needsInitializer(root),
                let caller = caller(of: root)
            else { return nil }
            return GraphProblem(effectfulRoot(root, caller: caller))
        }
    }

    /// Returns the protocol that requires an `init()` without these effects, or for whose conformers the system calls
    /// it.
    ///
    /// - Parameter takesInputs: Whether the root takes inputs; `nil` to find out.
    func caller(of root: ScopeID, ifItTakesInputs takesInputs: Bool? = nil) -> String? {
        guard let entity = tree[root].declared.entity else { return nil }
        let effects = tree[root].exactEffects
        let inputs = tree.inputLabels(of: root)
        let narrow = tree.protocolRequiring(of: entity) { requirement, _ in
            let isAllowed =
                (requirement.isAsync || !effects.isAsync) && (requirement.isThrowing || !effects.isThrowing)
            return requirement.isPlain && (takesInputs ?? !inputs.isEmpty || !isAllowed)
                || requirement.labels == inputs && !isAllowed
        }
        return narrow ?? tree.protocolOfSystem(calling: entity)
    }

    private func effectfulRoot(_ root: ScopeID, caller: String) -> Diagnostic {
        let (effects, inputs) = (tree[root].exactEffects, tree.inputLabels(of: root))
        let message: String
        let advice: String
        if effects.isEmpty {
            message = """
                root '\(name(root))' takes \(inputs.listed()), but '\(caller)' requires an 'init()' without parameters
                """
            advice = """
                move \(inputs.listed()) and the other dependencies to a new type 'Main', and build it on demand: \
                '@Instantiated let start: (…) -> Main'
                """
        } else {
            let required = inputs.isEmpty ? "'init()'" : "the initializer"
            message = """
                building root '\(name(root))' \(verb(effects)), which \(required) of '\(caller)' does not allow
                """
            advice = """
                move the dependencies to a new type 'Main', and build it on demand: '@Instantiated let start: \
                \(function(effects, "Main"))'
                """
        }
        return Diagnostic(
            id: .effectfulRoot,
            message: message,
            location: place(root),
            notes: origins(ofEffectsOf: root) { !$0.isEmpty } + [note(advice, at: root)]
        )
    }

    /// `() async throws -> Main`
    private func function(_ effects: BuildEffects, _ result: String) -> String {
        let allowed = CallEffects(isAsync: effects.isAsync, throwing: effects.isThrowing ? .anyError : .never)
        return "() \(allowed.spelling) -> \(result)"
    }
}

/// A reason why a type cannot be a root.
enum RootObstacle {
    case builtByExtension
    case generic
    /// The index of the dependency that comes from outside.
    case isHanded(Int)
}

extension ScopeDependency {
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
