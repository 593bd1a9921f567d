import HeirloomGraph
import HeirloomModel

extension LintSurvey {
    /// A dependency with a single user, which is built immediately and only once, is built by that user and not above it.
    ///
    /// The rule reports nothing if moving the dependency could change what is built, how often, or in which isolation. It
    /// excludes closures, which may name their siblings, local dependencies, and dependencies that a decorator wraps,
    /// because a decorator gets these from outside.
    func builtTooHighWarnings() -> [Diagnostic] {
        unused.compactMap { property in
            target(for: property).map { builtTooHigh(property, target: $0) }
        }
    }

    /// Returns the lowest scope that is the only user of a dependency and could build it.
    private func target(for property: DependencyID) -> ScopeID? {
        let dependency = graph[property]
        guard dependency.origin == .instantiated, dependency.collected == nil, dependency.edges.count == 1,
            let built = dependency.edges.first, built.isPlain, graph[built.product].owner == nil,
            isWhole(below: property.scope), !locals.contains(property), !graph.usesLocals(built),
            !graph[property.scope].order.unavailable.contains(where: { $0.dependency == property.index })
        else { return nil }
        let users = needs[property]
        guard !users.isRenamed, !users.isOptional, users.edges.count == 1, var edge = users.edges.first
        else { return nil }
        var target: ScopeID?
        while canMove(built, along: edge), !graph.wraps(edge, built),
            graph.isFree(dependency.value, in: edge.product)
        {
            target = edge.product
            // The user should not have it at all.
            if graph.takers(of: dependency.value, in: edge.product).contains(where: isUnused) { return nil }
            // The current owner may be the one that keeps it alive.
            if graph.takers(of: dependency.value, in: edge.product).contains(where: mayNotKeep) { return nil }
            guard graph.takers(of: dependency.value, in: edge.product).isEmpty,
                let next = graph.onlyEdge(needing: dependency.value, in: edge.product)
            else { break }
            edge = next
        }
        return target
    }

    /// Whether a property, judging by its declaration, may refer to its value without keeping it alive.
    private func mayNotKeep(_ taker: DependencyID) -> Bool {
        let label = graph[graph[taker].value].label
        return graph[taker.scope].declaration.dependencies.contains {
            $0.label == label && ($0.reference != nil || $0.isWrapper || $0.wrappedAssignment != nil)
        }
    }

    /// Whether the product of `edge` could build the product of `built` itself.
    private func canMove(_ built: BuildEdge, along edge: BuildEdge) -> Bool {
        let (owner, target) = (graph[edge.owner], graph[edge.product])
        guard edge.isPlain, graph[edge.builtFor].collected == nil,
            edgesFromAbove[edge.product.index].count == 1,
            owner.isolation == target.isolation, target.settledIsolation == nil,
            owner.module == target.module,
            // Modules above, which are not visible here, may build it too.
            target.declaration.access <= .internal || input.rootMode != .marked,
            !target.isSpecialization, target.declaration.isRoot != true
        else { return false }
        guard case .declaration = target.declaration.form else { return false }
        return graph[built.product].requires.allSatisfy { requirement in
            let value = requirement.value
            return target.providers[value] == nil
                && graph[value].optional.map { target.providers[$0] == nil } ?? true
        }
    }

    private func builtTooHigh(_ property: DependencyID, target: ScopeID) -> Diagnostic {
        let receiver = graph[target].dependencies.indices.first { index in
            graph[target].dependencies[index].value == graph[property].value
        }
        return Diagnostic(
            id: .builtTooHigh,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but only '\(name(target))' uses it
                """,
            location: place(property),
            notes: [
                note(
                    "move '@Instantiated' here",
                    at: receiver.map { place(DependencyID(scope: target, index: $0)) } ?? place(target)
                )
            ]
        )
    }
}

extension BuildEdge {
    /// Whether it builds one instance together with its owner and in the same isolation.
    fileprivate var isPlain: Bool { moment == .atOnce && context == nil && !isConcurrent }
}

extension ScopeGraph {
    /// Whether the product of an edge uses a dependency that is local to the owner.
    fileprivate func usesLocals(_ edge: BuildEdge) -> Bool {
        let declared = self[edge.owner].declaration.dependencies
        return self[edge.product].requires.contains { requirement in
            switch supply(of: requirement, in: edge.owner, to: edge.dependency) {
            case .dependency(let provider): declared[provider].isLocal
            case .handedIn, .nothing: false
            }
        }
    }

    /// Whether the product of one edge may wrap that of another. Types are compared by name, which errs on the side of
    /// yes.
    fileprivate func wraps(_ edge: BuildEdge, _ built: BuildEdge) -> Bool {
        !namesOfTypes(built).isDisjoint(with: namesOfTypes(edge))
    }

    /// The names of an edge's product: of the type for which it is built and of the types it fulfills.
    private func namesOfTypes(_ edge: BuildEdge) -> Set<String> {
        let types =
            [self[self[edge.builtFor].value].type.canonical]
            + self[edge.product].declaration.fulfilledTypes.map(\.type)
        return Set(types.compactMap { $0.withoutOptional.withoutAny.lastName })
    }

    /// Whether a type has no property with the label of a value, except one that takes that value.
    fileprivate func isFree(_ value: ValueID, in scope: ScopeID) -> Bool {
        let takers = takers(of: value, in: scope)
        return self[scope].dependencies.indices.allSatisfy { index in
            self[self[scope].dependencies[index].value].label != self[value].label
                || takers.contains(DependencyID(scope: scope, index: index))
        }
    }

    /// The dependencies of a type that take a value, under any name.
    fileprivate func takers(of value: ValueID, in scope: ScopeID) -> [DependencyID] {
        self[scope].dependencies.indices.filter { index in
            let dependency = self[scope].dependencies[index]
            return switch dependency.origin {
            case .received: dependency.value == value
            case .receivedIfAvailable(let taken): taken == value
            case .renamed(let renaming): renaming.source.value == value
            case .instantiated, .forwarded: false
            }
        }
        .map { DependencyID(scope: scope, index: $0) }
    }

    /// Returns the only edge of a scope whose product uses a value, if it requires the value.
    fileprivate func onlyEdge(needing value: ValueID, in scope: ScopeID) -> BuildEdge? {
        let edges = self[scope].dependencies.flatMap(\.edges).filter { edge in
            self[edge.product].requires(.value(value)) || self[edge.product].requires(.ifAvailable(value))
        }
        guard edges.count == 1, let edge = edges.first, self[edge.product].requires(.value(value)) else {
            return nil
        }
        return edge
    }
}
