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

extension ProblemWording {
    func notSendable(
        _ edge: BuildEdge,
        _ values: [ValueID],
        across boundary: SendableBoundary
    ) -> Diagnostic {
        let shown = values.prefix(Self.shownCount)
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' \(boundary.rawValue) non-Sendable \
                \(shown.map { value($0) }.listed(of: values.count))
                """,
            location: place(edge),
            notes: shown.flatMap {
                [taker(of: $0, in: edge.product), declaringSendable(tree.values[$0].type.canonical)]
                    .compactMap(\.self)
            }
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
