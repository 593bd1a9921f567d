import HeirloomGraph
import HeirloomModel

/// A boundary that only `Sendable` values can cross, with words about a property at it.
enum SendableBoundary: String {
    /// The closure of a `SendableInstantiator`.
    case builder = "is 'Sendable' but captures"
    /// The task that builds something concurrently.
    case task = "is built concurrently but receives"
    /// The initializer of an actor.
    case actor = "builds an actor but passes it"
}

/// Values that would cross a boundary.
struct NotSendableCrossing {
    var edge: BuildEdge
    var values: [ValueID]
    var boundary: SendableBoundary

    /// Returns one problem for each protocol that is not `Sendable`, wherever its values cross, and one for all other
    /// values of an edge.
    static func problems(_ crossings: [Self], in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        var groups = OrderedGroups<TypeExpression?, Self>()
        var others: [GraphProblem] = []
        for crossing in crossings {
            var byProtocol = OrderedGroups<TypeExpression?, ValueID>()
            for value in crossing.values {
                let type = tree.values[value].type.canonical
                let isProtocol = type.entity(in: tree.table).map { tree.table.typeKind(of: $0) } == .protocol
                byProtocol.add(value, to: isProtocol ? type : nil)
            }
            for (type, values) in byProtocol.all {
                let part = Self(edge: crossing.edge, values: values, boundary: crossing.boundary)
                if type == nil {
                    others.append(GraphProblem { $0.notSendable([part]) })
                } else {
                    groups.add(part, to: type)
                }
            }
        }
        return others + groups.all.map { _, parts in GraphProblem { $0.notSendable(parts) } }
    }
}

extension ProblemWording {
    /// Reports crossings of the same values, at the first.
    fileprivate func notSendable(_ crossings: [NotSendableCrossing]) -> Diagnostic {
        let (edge, values) = (crossings[0].edge, crossings[0].values)
        let boundary = crossings[0].boundary
        let shown = values.prefix(Self.shownCount)
        var types: Set<TypeExpression> = []
        let declaring = shown.map { tree.values[$0].type.canonical }.filter { types.insert($0).inserted }
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' \(boundary.rawValue) non-Sendable \
                \(shown.map { value($0) }.listed(of: values.count))
                """,
            location: place(edge),
            notes: crossings.dropFirst().prefix(5).map {
                note("'\(text(of: $0.edge))' of '\(name($0.edge.owner))' has the same problem", at: $0.edge)
            }
                + shown.flatMap { value in
                    let type = tree.values[value].type.canonical
                    return [taker(of: value, in: edge.product), declaringSendable(type)].compactMap(\.self)
                },
            fixIts: declaring.count == 1 ? [remedies.refineSendable(declaring[0])].compactMap(\.self) : []
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
        let receivers = [Requirement.value(value), .ifAvailable(value)].lazy.flatMap {
            needs.receivers(of: $0, below: product, atMost: 1).dependencies
        }
        return receivers.first.map {
            note("\(receiving($0.scope)) '\(self.value(value))'", at: $0)
        }
    }

    /// Returns advice at the declaration of a type.
    func declaringSendable(_ type: TypeExpression) -> Diagnostic.Note? {
        type.entity(in: tree.table).flatMap { note("declare that '\(spelling(type))' is 'Sendable'", at: $0) }
    }
}

extension Remedies {
    /// Returns a fix-it that makes a protocol refine `Sendable`, if no type is known that would then lack the conformance.
    fileprivate func refineSendable(_ type: TypeExpression) -> FixIt? {
        guard let entity = type.entity(in: tree.table), case .type(let read) = tree.table[entity].kind,
            read.summary.kind == .protocol, let file = tree.table[entity].file
        else { return nil }
        let table = SendabilityTable(tree)
        let isLacking = tree.table.entities.indices.map { EntityID(index: $0) }.contains { other in
            guard case .type(let conformer) = tree.table[other].kind, conformer.summary.kind != .protocol,
                tree.resolver.basesOfType(other).contains(entity)
            else { return false }
            let stored = conformer.summary.storedTypes.compactMap(\.self).contains { stored in
                let place = Place(file: tree.table[other].file ?? file, enclosing: other)
                return table.isKnownNotSendable(
                    tree.resolver.resolve(stored.type, from: place).type.canonical
                )
            }
            let path = tree.table.qualifiedPath(of: other).map { TypeNameComponent($0) }
            return stored || table.isKnownNotSendable(.named(path))
        }
        if isLacking { return nil }
        let first = read.summary.inheritance.first?.range.start
        let range = tree.table.files.location(SourceRange(at: first ?? read.summary.headEnd), in: file)
        let edit = FixIt.Edit(location: range, newText: first == nil ? ": Sendable" : "Sendable, ")
        return FixIt(message: "declare that '\(type.lastName ?? "")' is 'Sendable'", edits: [edit]).guessed
    }
}
