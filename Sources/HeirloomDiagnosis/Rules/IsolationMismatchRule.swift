import HeirloomGraph
import HeirloomModel

/// A type that is isolated to a global actor is built on it, and its wrapper is called there: by a root on that actor,
/// by a builder that runs there, or from elsewhere with `await`.
enum IsolationMismatchRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.tree.isolations.allSatisfy({ $0 == .nonisolated }),
            survey.edges.allSatisfy({ $0.wrapperIsolation == .nonisolated })
        {
            return []
        }
        var walk = IsolationWalk(survey)
        var mismatches = OrderedGroups<IsolationMismatch, IsolationStep>()
        while let step = walk.next() {
            guard let needed = step.mismatch(in: survey.tree) else { continue }
            mismatches.add(step, to: IsolationMismatch(step, needed: needed))
        }
        return mismatches.all.map { mismatch, steps in
            GraphProblem { $0.isolationMismatch(mismatch, at: steps) }
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
    /// The isolation in which the owner is built.
    var owner: Isolation
    /// The isolation of the code that builds the product, or that requests it from another isolation.
    var context: Isolation
    /// The cause of that isolation.
    var cause: IsolationCause
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
                open.append(IsolationStep(edge: edge, owner: stop.isolation, context: context, cause: reason))
                let isolation = tree.isolation(along: edge, in: stop.isolation)
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

extension IsolationStep {
    /// Returns the global actor on which the product must be built or wrapped, if it is not.
    fileprivate func mismatch(in tree: ScopeTree) -> Isolation? {
        if tree.mayCross(along: edge) { return nil }
        return [tree.isolations[edge.product.index], edge.wrapperIsolation].first {
            $0.isAwaited(from: context)
        }
    }
}

extension ProblemWording {
    fileprivate func isolationMismatch(
        _ mismatch: IsolationMismatch,
        at steps: [IsolationStep]
    ) -> Diagnostic {
        let (edge, found) = (steps[0].edge, steps[0].context)
        var known: Set = [edge]
        let others = steps.map(\.edge).filter { known.insert($0).inserted }
        let product = isolatedName(edge, mismatch.needed)
        let actor = spelling(mismatch.needed)
        let reason: String
        let remedy: Diagnostic.Note
        let fixIt: FixIt?
        switch mismatch.cause {
        case .root(let root):
            let isolation = found == .nonisolated ? "nonisolated" : place(ofBuildingIn: found)
            reason = "root '\(name(root))' is \(isolation)"
            fixIt = found == .nonisolated ? remedies.isolate(root, to: mismatch.needed) : nil
            remedy = note(
                fixIt == nil
                    ? "build it below a root on '\(actor)', or make '\(product)' nonisolated"
                    : "write '\(actor)' here",
                at: root
            )
        case .builder(let builder):
            let how = found == .nonisolated ? "may build it anywhere" : "builds \(place(ofBuildingIn: found))"
            reason = "'\(text(of: builder))' of '\(name(builder.owner))' \(how)"
            if builder.builder?.instantiator != nil {
                let isThere = tree.isolations[builder.owner.index] == mismatch.needed
                fixIt = isThere ? remedies.buildInPlace(builder) : nil
                remedy = note(
                    "build it with an 'Instantiator', or make '\(product)' nonisolated",
                    at: builder
                )
            } else if builder != edge, builder.builder?.effects.isAsync == true {
                (fixIt, remedy) = isolating(edge, to: mismatch.needed)
            } else {
                fixIt = builder == edge ? remedies.buildIt(builder, on: mismatch.needed) : nil
                remedy = note(
                    "make the function '\(actor)' or 'async', or make '\(product)' nonisolated",
                    at: builder
                )
            }
        case .scope(let scope):
            reason = "'\(name(scope))' is built \(place(ofBuildingIn: found))"
            if edge.builder == nil {
                (fixIt, remedy) = isolating(edge, to: mismatch.needed)
            } else {
                fixIt = remedies.buildIt(edge, on: mismatch.needed)
                remedy = note(
                    "build it with a function that is '\(actor)' or 'async', or make '\(product)' nonisolated",
                    at: edge
                )
            }
        }
        return Diagnostic(
            id: .isolationMismatch,
            message: "'\(product)' must be built on '\(actor)', but \(reason)",
            location: place(edge),
            notes: others.prefix(5).map { note("'\(text(of: $0))' has the same problem", at: $0) } + [remedy],
            fixIts: [fixIt].compactMap(\.self)
        )
    }

    /// Returns the name of the part of an edge that has the isolation: the product or its wrapper.
    private func isolatedName(_ edge: BuildEdge, _ isolation: Isolation) -> String {
        tree.isolations[edge.product.index] == isolation ? name(edge.product) : spelling(edge.requestedType)
    }

    /// Returns the remedy for a product that is built immediately, below a function that may suspend: isolate its
    /// owner.
    private func isolating(_ edge: BuildEdge, to isolation: Isolation) -> (FixIt?, Diagnostic.Note) {
        let remedy = note(
            """
            isolate '\(name(edge.owner))' to '\(spelling(isolation))', or make \
            '\(isolatedName(edge, isolation))' nonisolated
            """,
            at: edge.owner
        )
        return (remedies.isolate(edge.owner, to: isolation), remedy)
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

extension Remedies {
    /// Returns a fix-it that isolates a scope to the actor on which it must build something. An annotation helps only
    /// if there is none yet, neither on the scope nor, as far as is known, on what it inherits from.
    fileprivate func isolate(_ scope: ScopeID, to isolation: Isolation) -> FixIt? {
        let declaration = tree[scope].declared.declaration
        guard tree.canBeIsolated(scope), let written = actor(isolation, in: scope) else { return nil }
        let start = declaration.attribute.range.start
        let text = "@\(written.text)\n" + changes.indentation(to: start.column, in: tree[scope].file)
        let edit = changes.insert(text, at: start, of: scope)
        return FixIt(
            message: "isolate '\(self.name(scope))' to '@\(written.text)'",
            edits: [edit] + written.edits
        )
    }

    /// Returns a fix-it that gives the property of an edge the type of a function that builds the product on a global
    /// actor.
    fileprivate func buildIt(_ edge: BuildEdge, on isolation: Isolation) -> FixIt? {
        guard edge.builder?.instantiator == nil else { return nil }
        return function(along: edge, on: isolation).flatMap { respell(edge.builtFor, as: $0) }
    }
}

extension ScopeTree {
    /// Whether a scope can be annotated with a global actor.
    fileprivate func canBeIsolated(_ root: ScopeID) -> Bool {
        let declaration = self[root].declared.declaration
        guard isolations[root.index] == .nonisolated, !declaration.isolation.isNonisolated else {
            return false
        }
        switch declaration.form {
        case .declaration(.struct): return true
        case .declaration(.class):
            guard let entity = self[root].declared.entity else { return false }
            // The protocol requires an initializer that can be called from anywhere.
            return superclasses(of: entity).isEmpty
                && !resolver.basesOfType(entity).contains(where: requiresInitializer)
        case .declaration(.actor), .declaration(.enum), .declaration(.protocol), .extension,
            .closure:
            return false
        }
    }
}
