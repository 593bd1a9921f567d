import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// A type that is isolated to a global actor is built on it, and its wrapper is called there: by a root on that actor,
    /// by a builder that runs there, or from elsewhere with `await`.
    func isolationMismatchProblems() -> [GraphProblem] {
        if tree.scopes.allSatisfy({ $0.isolation == .nonisolated }),
            survey.edges.allSatisfy({ $0.wrapperIsolation == .nonisolated })
        {
            return []
        }
        var walk = IsolationWalk(survey)
        var mismatches = OrderedGroups<IsolationMismatch, IsolationStep>()
        while let step = walk.next() {
            guard let needed = step.mismatch(in: tree), !mayBeAsynchronous(step.edge.owner),
                !isConsequence(.isolationMismatch, along: step.edge)
            else { continue }
            mismatches.add(step, to: IsolationMismatch(step, needed: needed))
        }
        return mismatches.all.map { GraphProblem(isolationMismatch($0, at: $1)) }
    }

    /// Whether a scope has an asynchronous initializer that cannot be used because of a mistake.
    private func mayBeAsynchronous(_ scope: ScopeID) -> Bool {
        guard survey.isSuspect(scope), let entity = tree[scope].declared.entity else { return false }
        return tree.initializers(of: entity).contains(where: \.isAsync)
    }

    private func isolationMismatch(
        _ mismatch: IsolationMismatch,
        at steps: [IsolationStep]
    ) -> Diagnostic {
        let (edge, found) = (steps[0].edge, steps[0].context)
        var known: Set = [edge]
        let others = steps.map(\.edge).filter { known.insert($0).inserted }
        let product = isolatedName(edge, mismatch.needed)
        let otherwise = "or make \(isolatedPart(edge, mismatch.needed)) nonisolated"
        let actor = spelling(mismatch.needed)
        let reason: String
        let remedy: Diagnostic.Note
        var configuring: Diagnostic.Note?
        switch mismatch.cause {
        case .root(let root):
            let isActor = tree[root].isActor
            let isolation = found == .nonisolated ? "nonisolated" : place(ofBuildingIn: found)
            reason = "root '\(name(root))' is \(isActor ? "an actor" : isolation)"
            let isolating = isActor ? "make it a class that is isolated" : "isolate the root"
            remedy = note("\(isolating) to '\(actor)', \(otherwise)", at: root)
            let isByDefault = tree[root].declared.entity.map(isIsolatedByDefault) ?? false
            if found == .nonisolated, isByDefault, actor == "@MainActor" { configuring = defaulting(root) }
        case .builder(let builder):
            let how = found == .nonisolated ? "may build it anywhere" : "builds \(place(ofBuildingIn: found))"
            reason = "'\(text(of: builder))' of '\(name(builder.owner))' \(how)"
            remedy =
                if builder.builder?.instantiator != nil {
                    note("\(onActor(builder, mismatch.needed)), \(otherwise)", at: builder)
                } else if builder != edge, builder.builder?.effects.isAsync == true {
                    isolating(edge, to: mismatch.needed)
                } else {
                    note("make the function '\(actor)' or 'async', \(otherwise)", at: builder)
                }
        case .scope(let scope):
            reason = "'\(name(scope))' is built \(place(ofBuildingIn: found))"
            remedy =
                if edge.builder == nil {
                    isolating(edge, to: mismatch.needed)
                } else {
                    note("build it with a function that is '\(actor)' or 'async', \(otherwise)", at: edge)
                }
        }
        return Diagnostic(
            id: .isolationMismatch,
            message: "'\(product)' must be built on '\(actor)', but \(reason)",
            location: place(edge),
            notes: others.prefix(5).map { note("'\(text(of: $0))' has the same problem", at: $0) }
                + [remedy, configuring].compactMap(\.self)
        )
    }

    /// Returns the name of the part of an edge that has the isolation: the product or its wrapper.
    private func isolatedName(_ edge: BuildEdge, _ isolation: Isolation) -> String {
        tree[edge.product].isolation == isolation ? name(edge.product) : spelling(edge.requestedType)
    }

    /// Returns what gives the product, or its wrapper, the isolation.
    private func isolatedPart(_ edge: BuildEdge, _ isolation: Isolation) -> String {
        let isolated = "'\(isolatedName(edge, isolation))'"
        guard tree[edge.product].isolation == isolation else { return isolated }
        return switch tree[edge.product].declared.declaration.form {
        case .extension: "'instantiate' of \(isolated)"
        case .declaration(.actor): "the protocol of \(isolated)"
        case .declaration, .closure: isolated
        }
    }

    /// Returns the remedy for a product that is built immediately, below a function that may suspend: isolate its
    /// owner.
    private func isolating(_ edge: BuildEdge, to isolation: Isolation) -> Diagnostic.Note {
        let part = isolatedPart(edge, isolation)
        let advice = "isolate '\(name(edge.owner))' to '\(spelling(isolation))', or make \(part) nonisolated"
        return note(advice, at: edge.owner)
    }

    /// Whether the default isolation of its module would apply to a type.
    private func isIsolatedByDefault(_ type: EntityID) -> Bool {
        guard case .type(let read) = tree.table[type].kind else { return false }
        return read.summary.kind != .actor && !read.summary.isolation.isNonisolated
    }

    /// Returns advice for a module that is compiled with the main actor as its default isolation, which no source says.
    private func defaulting(_ root: ScopeID) -> Diagnostic.Note {
        note(
            """
            if '@MainActor' is the default isolation of target '\(tree.module(of: root))', declare it: \
            '#HeirloomConfiguration(defaultIsolation: "MainActor")'
            """,
            at: root
        )
    }

    /// Returns advice to replace an instantiator by a function on an actor.
    private func onActor(_ builder: BuildEdge, _ isolation: Isolation) -> String {
        let isSendable = builder.builder?.isSendable == true
        guard let function = remedies.function(along: builder, on: isolation, isSendable: isSendable) else {
            return "build it with a function that is '\(spelling(isolation))' or 'async'"
        }
        let label = tree[builder.builtFor].declared.declaration.label
        return "declare the property as '\(label): \(function.text)'"
    }

    /// `@MainActor`
    private func spelling(_ isolation: Isolation) -> String {
        isolation.actor.map { "@\(spelling($0.canonical))" } ?? "nonisolated"
    }

    private func place(ofBuildingIn isolation: Isolation) -> String {
        switch isolation {
        case .nonisolated: "without isolation"
        case .globalActor: "on '\(spelling(isolation))'"
        }
    }
}

/// The reason why types that are isolated to one actor are built elsewhere.
private struct IsolationMismatch: Hashable {
    var cause: IsolationCause
    /// The isolation in which the code must run.
    var needed: Isolation
    /// The owner of the edge, if the owner is what can be changed.
    var owner: ScopeID?

    init(_ step: IsolationStep, needed: Isolation) {
        cause = step.cause
        self.needed = needed
        if case .scope = step.cause { owner = step.edge.owner }
    }
}

/// The cause of the isolation in which something is built.
private enum IsolationCause: Hashable {
    case root(ScopeID)
    /// A builder whose type determines where its closure runs.
    case builder(BuildEdge)
    /// A type that is built in its own isolation wherever it is requested, and that builds the rest.
    case scope(ScopeID)
}

/// A product that is built for an owner in a certain isolation.
private struct IsolationStep {
    var edge: BuildEdge
    /// The isolation of the code that builds the product, or that requests it from another isolation.
    var context: Isolation
    /// The cause of that isolation.
    var cause: IsolationCause

    /// Returns the global actor on which the product must be built or wrapped, if it is not.
    func mismatch(in tree: ScopeTree) -> Isolation? {
        if tree.mayCross(along: edge) { return nil }
        return [tree[edge.product].isolation, edge.wrapperIsolation].first { $0.isAwaited(from: context) }
    }
}

/// Walks down from the roots and visits each type once in each isolation in which it is built.
private struct IsolationWalk {
    private struct Stop: Hashable {
        var scope: ScopeID
        var isolation: Isolation
    }

    private let tree: ScopeTree
    private var walk = BreadthFirstWalk<Stop>(from: [])
    /// The cause of the isolation of each stop.
    private var causes: [Stop: IsolationCause] = [:]
    private var open: [IsolationStep] = []

    init(_ survey: TreeSurvey) {
        tree = survey.tree
        for root in survey.search.roots {
            reach(root, in: survey.isolation(ofRoot: root), because: .root(root))
        }
    }

    mutating func next() -> IsolationStep? {
        while open.isEmpty, let stop = walk.next(), let cause = causes[stop] {
            for edge in tree[stop.scope].edges {
                let context = edge.context(in: stop.isolation)
                let reason = edge.context == nil ? cause : IsolationCause.builder(edge)
                open.append(IsolationStep(edge: edge, context: context, cause: reason))
                let isolation = tree.isolation(along: edge, ownedIn: stop.isolation)
                // After a mismatch, continue as if the type were correctly isolated.
                let decides =
                    isolation != context && (isolation == .nonisolated || tree.mayCross(along: edge))
                reach(edge.product, in: isolation, because: decides ? .scope(edge.product) : reason)
            }
            open.reverse()
        }
        return open.popLast()
    }

    private mutating func reach(_ scope: ScopeID, in isolation: Isolation, because cause: IsolationCause) {
        let stop = Stop(scope: scope, isolation: isolation)
        if walk.reach(stop) { causes[stop] = cause }
    }
}
