import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Only objects are kept weakly: of a class, or of a protocol that is known to be restricted to classes.
    func weakValueProblems() -> [GraphProblem] {
        survey.edges.filter {
            $0.lifetime == .weak && mayBeNoObject($0) && !isConsequence(.weakValue, along: $0)
        }
        .map { GraphProblem(weakValue($0)) }
    }

    private func mayBeNoObject(_ edge: BuildEdge) -> Bool {
        switch tree.areObjects(edge.requestedType.canonical) {
        case .yes: return false
        case .no: return true
        case .unknown:
            // It may be a class that was not read, unless it is written as a protocol.
            if case .existential = edge.requestedType.spelled.withoutParentheses { return true }
            return false
        }
    }

    private func weakValue(_ edge: BuildEdge) -> Diagnostic {
        let type = edge.requestedType
        let entity = type.canonical.entity(in: tree.table)
        return Diagnostic(
            id: .weakValue,
            message: """
                '.weak' of '\(text(of: edge))' requires a class type, but '\(spelling(type))' \(whyNoObject(entity))
                """,
            location: place(edge),
            notes: [fix(entity, of: type, along: edge)].compactMap(\.self)
        )
    }

    private func whyNoObject(_ entity: EntityID?) -> String {
        guard let entity, case .type(let read) = tree.table[entity].kind, read.summary.kind != .protocol
        else { return "may be a value type" }
        return "is \(read.summary.kind == .enum ? "an" : "a") \(read.summary.kind)"
    }

    /// Returns advice for restricting the type to objects.
    private func fix(_ entity: EntityID?, of type: ResolvedType, along edge: BuildEdge) -> Diagnostic.Note? {
        if let entity, case .type(let read) = tree.table[entity].kind {
            let advice =
                read.summary.kind == .protocol
                ? "constrain '\(read.summary.path.joined(separator: "."))' to 'AnyObject'"
                : "only classes and actors can be kept weakly"
            return note(advice, at: entity)
        }
        guard case .existential = type.spelled.withoutParentheses else { return nil }
        let choice = "'fulfilledByType: \"\(name(edge.product))\"'"
        return note("write '\(spelling(edge.requestedType)) & AnyObject', with \(choice)", at: edge)
    }

    /// A local dependency is used only by its type and by what that type builds directly.
    func localDependencyProblems() -> [GraphProblem] {
        survey.reached.filter { tree[$0].dependencies.contains { $0.declared.isLocal } }
            .flatMap(received(fartherThan:)).map { GraphProblem(localDependency($0)) }
    }

    /// Returns the local dependencies of a scope that are received below the types that it builds directly.
    private func received(fartherThan owner: ScopeID) -> [LocalDependency] {
        var found: [Int: LocalDependency] = [:]
        for edge in tree[owner].edges {
            for requirement in tree[edge.product].requires {
                guard
                    let index = tree.values.provider(
                        of: requirement,
                        along: edge,
                        among: tree[owner].providers
                    ),
                    tree[owner].dependencies[index].declared.isLocal
                else { continue }
                // Optional requirements are merged if something else requires the value.
                for needed in [Requirement.value(requirement.value), .ifAvailable(requirement.value)] {
                    var receivers = needs.receivers(of: needed, below: edge.product)
                    receivers.dependencies.removeAll { $0.scope == edge.product }
                    if receivers.dependencies.isEmpty { continue }
                    let path = ScopePath(start: owner, edges: [edge] + receivers.pathToFirst.edges)
                    let provider = DependencyID(scope: owner, index: index)
                    found[index, default: LocalDependency(provider: provider, path: path)]
                        .add(receivers.dependencies)
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private func localDependency(_ local: LocalDependency) -> Diagnostic {
        let owner = name(local.provider.scope)
        let receiver = local.receivers[0]
        let reason = "declared local here: only '\(owner)' and the types it builds directly can use it"
        return Diagnostic(
            id: .localDependency,
            message:
                "\(receiving(receiver.scope)) '\(text(of: local.provider))', which is local to '\(owner)'",
            location: place(receiver),
            notes: path(local.path) + [note(reason, at: local.provider)] + alsoNeeded(by: local.receivers),
            fixIts: fixIts([.removeArgument("isLocal", from: local.provider).guessed])
        )
    }

    /// A dependency with `onlyIfAvailable` does not wait for itself in a cycle. This rule reports where `nil` is passed
    /// instead.
    func unavailableUnderConstructionProblems() -> [GraphProblem] {
        survey.reached.flatMap { scope in
            tree[scope].order.unavailable.map {
                GraphProblem(unavailableUnderConstruction($0, in: scope))
            }
        }
    }

    private func unavailableUnderConstruction(_ need: SiblingNeed, in scope: ScopeID) -> Diagnostic {
        let property = DependencyID(scope: scope, index: need.dependency)
        let sibling = DependencyID(scope: scope, index: need.sibling)
        let receiver = tree[property].edges.first.flatMap { edge in
            needs.receivers(of: need.requirement, below: edge.product, atMost: 1).dependencies.first
        }
        let user = receiver ?? property
        return Diagnostic(
            id: .unavailableUnderConstruction,
            message: """
                '\(text(of: user))' of '\(name(user.scope))' is always 'nil', because '\(name(user.scope))' is built before \
                '\(text(of: sibling))' of '\(name(scope))'
                """,
            location: place(property),
            notes: receiver.map { [note("received here with 'onlyIfAvailable: true'", at: $0)] } ?? []
        )
    }

    /// Generated code can name everything that it builds. If a module contains a type with the module's own name, its types
    /// cannot be qualified, and a type of the same name in the generating module takes precedence.
    func shadowedNameProblems() -> [GraphProblem] {
        if tree.table.files.modules == [tree.input.module] { return [] }
        let isGenerated = survey.generatedHere()
        // Labeled calls also name forwarded types.
        let printed = tree.ids.filter { scope in
            isGenerated[scope.index]
                || tree.module(of: scope) == tree.input.module && !tree[scope].forwarded.isEmpty
        }
        return tree.mistakenNames(in: printed).filter { !survey.isSuspect($0.scope) }
            .map { GraphProblem(mistakenName($0)) }
    }

    private func mistakenName(_ mistaken: MistakenName) -> Diagnostic {
        let table = tree.table
        let meant = table.qualifiedName(of: mistaken.meant)
        let hiding = table.qualifiedName(of: mistaken.hiding)
        let module = table[mistaken.hiding].name
        let notes = [
            note("'\(meant)' is declared here", at: mistaken.meant),
            note(
                "'\(hiding)' hides the module '\(module)', so '\(meant)' cannot be written",
                at: mistaken.hiding
            ),
            note("generated code names '\(meant)' to build '\(name(mistaken.scope))'", at: mistaken.scope),
        ]
        return Diagnostic(
            id: .ambiguousName,
            message: """
                generated code cannot name '\(meant)', because '\(table[mistaken.own].name)' means this type; rename \
                this type\(mistaken.own == mistaken.hiding ? "" : " or the type '\(hiding)'")
                """,
            location: place(mistaken.own) ?? place(mistaken.scope),
            notes: notes.compactMap(\.self)
        )
    }
}

/// A local dependency and its receivers further down.
private struct LocalDependency {
    var provider: DependencyID
    /// The edges from the owner down to the first receiver.
    var path: ScopePath
    /// The receivers without duplicates, starting with the one at the end of the path.
    private(set) var receivers: [DependencyID] = []

    init(provider: DependencyID, path: ScopePath) {
        self.provider = provider
        self.path = path
    }

    mutating func add(_ more: [DependencyID]) { receivers += more.filter { !receivers.contains($0) } }
}
