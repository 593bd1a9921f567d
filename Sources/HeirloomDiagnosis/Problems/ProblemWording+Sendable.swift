import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func notSendable(
        _ hop: TreeSurvey.Hop,
        _ values: [ValueID],
        across boundary: SendableBoundary
    ) -> Diagnostic {
        guard let product = tree[hop].product else { preconditionFailure("what is built is a scope") }
        let shown = values.prefix(Self.shownCount)
        let reason =
            switch boundary {
            case .builder: "may build anywhere, but captures"
            case .actor: "builds an actor, but hands it"
            }
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(property(hop))' of '\(name(hop.scope))' \(reason) \
                \(shown.map { value($0) }.listed(of: values.count)), which \
                \(values.count == 1 ? "is" : "are") not 'Sendable'
                """,
            location: place(hop),
            notes: shown.flatMap { [taker(of: $0, in: product), declaration(of: $0)].compactMap(\.self) },
            fixIts: [
                remedies.declareSendable(values), boundary == .builder ? remedies.buildInPlace(hop) : nil,
            ]
            .compactMap(\.self)
        )
    }

    func sentValue(_ hop: TreeSurvey.Hop, _ type: TypeReference) -> Diagnostic {
        let value = tree[hop].declared.value
        let place = location(type.range, hop.scope)
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(name(hop.scope))' takes '\(tree[hop].declared.declaration.label)' as 'sending', but what \
                hands it in keeps it too, and '\(spelling(tree.values[value].type))' is not 'Sendable'
                """,
            location: place,
            notes: [declaration(of: value)].compactMap(\.self),
            fixIts: [
                remedies.declareSendable([value]),
                FixIt(
                    message: "take it without 'sending'",
                    edits: [FixIt.Edit(location: place, newText: type.type.spelling)]
                ),
            ].compactMap(\.self)
        )
    }

    /// Who takes the value.
    private func taker(of value: ValueID, in product: ScopeID) -> Diagnostic.Note? {
        let forwarded = tree[product].forwarded.first {
            tree[product].dependencies[$0].declared.value == value
        }
        if let forwarded {
            let hop = TreeSurvey.Hop(scope: product, dependency: forwarded)
            return note("'\(name(product))' is forwarded '\(self.value(value))'", at: place(hop))
        }
        let receivers = [Requirement.value(value), .ifAvailable(value)].lazy.flatMap {
            needs.receivers(of: $0, below: product, atMost: 1).dependencies
        }
        return receivers.first.map {
            note("'\(name($0.scope))' receives '\(self.value(value))'", at: place($0))
        }
    }

    /// Where the value's type is declared.
    private func declaration(of value: ValueID) -> Diagnostic.Note? {
        let type = tree.values[value].type.canonical
        return type.entity(in: tree.table).flatMap { place($0) }.map {
            note("declare that '\(spelling(type))' is 'Sendable'", at: $0)
        }
    }
}
