import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Only `Sendable` values cross to other isolations, as far as is known. Before Swift 6, the compiler does not require
    /// this.
    ///
    /// - Closures that may be called from anywhere capture such values. A function also captures the value that it keeps.
    /// - An actor's initializer is passed such values, because others use them too. Values that the actor's own scope builds
    ///   need not be `Sendable`, except for builders that keep the isolation in which they are created, if the scope must be
    ///   isolated because of something that it builds.
    func notSendableProblems() -> [GraphProblem] {
        if tree.languageMode == .five { return [] }
        let edges = survey.edges.filter { $0.context == .nonisolated || tree[$0.product].isActor }
        if edges.isEmpty { return [] }
        let isGeneratedHere = survey.generatedHere()
        var table = SendabilityTable(tree)
        lazy var builders = BelowEach(tree) {
            tree[$0].dependencies.contains(where: \.isPlainBuilder) ? $0 : nil
        }
        var crossings: [NotSendableCrossing] = []
        for edge in edges where isGeneratedHere[edge.owner.index] {
            let product = edge.product
            func add(_ values: [ValueID?], _ boundary: SendableBoundary) {
                crossings += values.map { NotSendableCrossing(edge, $0, boundary, in: tree) }
            }
            let required = tree[product].requires.map(\.value).filter { table.isKnownNotSendable($0) }
            if edge.context == .nonisolated {
                add(required, edge.isConcurrent ? .task : .builder)
                let isKept = edge.lifetime != nil
                if isKept, table.isKnownNotSendable(edge.requestedType.canonical) { add([nil], .kept) }
            }
            // The captures of a builder that may be called from anywhere are reported above.
            guard tree[product].isActor, edge.builder?.isSendable != true || required.isEmpty else {
                continue
            }
            let isIsolated = tree[product].isolationBelow != .nonisolated
            // The values built by the actor that are such builders or contain one below them.
            let own = tree[product].dependencies.filter { dependency in
                dependency.edges.contains {
                    isIsolated && (dependency.isPlainBuilder || builders.first(below: $0.product) != nil)
                }
            }
            let forwarded = tree.valuesKeptByOthers(forwardedAlong: edge)
            add(forwarded.filter { table.isKnownNotSendable($0) } + required, .actor)
            add(own.map(\.declared.value).filter { table.isKnownNotSendable($0) }, .actor)
        }
        return grouped(crossings)
    }

    /// Returns one problem for each type, wherever its values cross. Those that first cross together share one, except for
    /// protocols, whose declarations are changed one by one.
    private func grouped(_ crossings: [NotSendableCrossing]) -> [GraphProblem] {
        var groups = OrderedGroups<NotSendableCause, NotSendableCrossing>()
        var causes: [TypeExpression: NotSendableCause] = [:]
        for crossing in crossings {
            let type = crossing.type.canonical
            let isProtocol = type.entity(in: tree.table).map { tree.table.typeKind(of: $0) } == .protocol
            let own = isProtocol ? NotSendableCause.type(type) : .edge(crossing.edge, crossing.boundary)
            let cause = causes[type] ?? own
            causes[type] = cause
            groups.add(crossing, to: cause)
        }
        return groups.all.map { GraphProblem(notSendable($0.elements)) }
    }

    /// Reports crossings with one cause, at the first.
    private func notSendable(_ crossings: [NotSendableCrossing]) -> Diagnostic {
        let (edge, boundary) = (crossings[0].edge, crossings[0].boundary)
        let own = crossings.filter { $0.edge == edge && $0.boundary == boundary }
        let shown = own.prefix(Self.shownCount)
        let names = shown.map { crossing in
            crossing.value.map { value($0) } ?? spelling(crossing.type)
        }
        var known: Set = [edge]
        let others = crossings.map(\.edge).filter { known.insert($0).inserted }
        let types = Set(shown.map(\.type.canonical))
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' \(boundary.rawValue) non-Sendable \(names.listed(of: own.count))
                """,
            location: place(edge),
            notes: others.prefix(5).map {
                note("'\(text(of: $0))' of '\(name($0.owner))' has the same problem", at: $0)
            }
                + shown.flatMap { crossing in
                    [
                        crossing.value.flatMap {
                            taker(of: $0, in: edge.product) ?? function(insteadOf: $0, in: edge.product)
                        },
                        declaringSendable(crossing.type.canonical),
                    ].compactMap(\.self)
                },
            fixIts: types.count == 1 ? fixIts(types.map(refiningSendable)) : []
        )
    }

    /// Returns a note about the scope that takes the value.
    private func taker(of value: ValueID, in product: ScopeID) -> Diagnostic.Note? {
        let forwarded = tree[product].forwarded.first {
            tree[product].dependencies[$0].declared.value == value
        }
        if let forwarded {
            let property = DependencyID(scope: product, index: forwarded)
            return note("'\(self.value(value))' is forwarded to \(subject(product))", at: property)
        }
        let receivers = [Requirement.value(value), .ifAvailable(value)].lazy.flatMap { [needs] in
            needs.receivers(of: $0, below: product, atMost: 1).dependencies
        }
        return receivers.first.map {
            note("\(receiving($0.scope)) '\(self.value(value))'", at: $0)
        }
    }

    /// Returns advice about an instantiator that the scope builds: a function does not keep its isolation.
    private func function(insteadOf value: ValueID, in product: ScopeID) -> Diagnostic.Note? {
        let builders = tree[product].dependencies.filter { $0.declared.value == value && $0.isPlainBuilder }
        guard let edge = builders.first?.edges.first else { return nil }
        let isolation = tree[edge.product].isolation
        return remedies.function(along: edge, on: isolation, isSendable: true).map {
            note("declare it as '\($0.type.withoutOptional.withoutParentheses.spelling)'", at: edge)
        }
    }

    /// Returns the fix that makes a protocol refine `Sendable`.
    private func refiningSendable(_ type: TypeExpression) -> Fix? {
        type.entity(in: tree.table).flatMap {
            tree.table.typeKind(of: $0) == .protocol ? .refineSendable($0).guessed : nil
        }
    }

    /// Returns advice at the declaration of a type.
    private func declaringSendable(_ type: TypeExpression) -> Diagnostic.Note? {
        type.entity(in: tree.table).flatMap { note("declare that '\(spelling(type))' is 'Sendable'", at: $0) }
    }
}

/// A boundary that only `Sendable` values can cross, with words about a property at it.
private enum SendableBoundary: String {
    /// The closure of a `SendableInstantiator`.
    case builder = "is 'Sendable' but captures"
    /// The task that builds something concurrently.
    case task = "is built concurrently but receives"
    /// The initializer of an actor.
    case actor = "builds an actor but passes it"
    /// The function that keeps what it has built.
    case kept = "is '@Sendable' but keeps"
}

/// A value that would cross a boundary.
private struct NotSendableCrossing {
    var edge: BuildEdge
    /// `nil` for the product of the edge.
    var value: ValueID?
    var type: ResolvedType
    var boundary: SendableBoundary

    init(_ edge: BuildEdge, _ value: ValueID?, _ boundary: SendableBoundary, in tree: ScopeTree) {
        self.edge = edge
        self.value = value
        self.boundary = boundary
        type = value.map { tree.values[$0].type } ?? edge.requestedType
    }
}

/// The mistake that a single error reports.
private enum NotSendableCause: Hashable {
    case type(TypeExpression)
    case edge(BuildEdge, SendableBoundary)
}

extension ScopeDependency {
    /// Whether it is an `Instantiator`, whose closure keeps the isolation in which it is created.
    fileprivate var isPlainBuilder: Bool {
        guard let builder = request?.builder else { return false }
        return !builder.isSendable
    }
}
