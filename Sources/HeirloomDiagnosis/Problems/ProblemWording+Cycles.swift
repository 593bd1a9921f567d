import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func instantiationCycle(_ hops: [TreeSurvey.Hop]) -> Diagnostic {
        let names = hops.map { name($0.scope) }
        // Where what is built is received by others too, it must be there at once.
        let edge = hops.last { remedies.breakCycle(at: $0) != nil } ?? hops[hops.count - 1]
        return Diagnostic(
            id: .instantiationCycle,
            message: "building '\(names[0])' never ends: \(loop(names))",
            location: place(hops[0]),
            notes: path(ScopePath(start: hops[0].scope, hops: hops)) + [
                note("to break the loop, build it on demand: '\(onDemand(edge))'", at: place(edge))
            ],
            fixIts: [remedies.breakCycle(at: edge)].compactMap(\.self)
        )
    }

    /// The declaration that builds the same thing later.
    func onDemand(_ hop: TreeSurvey.Hop) -> String {
        remedies.onDemand(hop)?.text ?? "Instantiator<\(tree[hop].declared.declaration.type.type.spelling)>"
    }

    func siblingCycle(_ needs: [SiblingNeed], in scope: ScopeID) -> Diagnostic {
        let hops = needs.map { TreeSurvey.Hop(scope: scope, dependency: $0.dependency) }
        if hops.count == 1 { return needOfItself(needs[0], hops[0]) }
        let labels = hops.map { tree[$0].declared.declaration.label }
        let listed = Array(labels.prefix(Self.shownCount)).listed(of: labels.count)
        let hidden = Self.hiddenSteps(of: hops.count)
        return Diagnostic(
            id: .siblingCycle,
            message: "\(listed) of '\(name(scope))' need one another: \(loop(labels))",
            location: place(hops[0]),
            notes: hops.indices.filter { !hidden.contains($0) }.flatMap { need(needs[$0], hops[$0]) }
                + [breakingEdge(needs, hops)]
        )
    }

    /// `a → b → a`
    private func loop(_ names: [String]) -> String {
        let hidden = Self.hiddenSteps(of: names.count)
        let between = hidden.isEmpty ? [] : ["… \(hidden.count) more …"]
        return (names[..<hidden.lowerBound] + between + names[hidden.upperBound...] + [names[0]])
            .joined(separator: " → ")
    }

    /// Who below a dependency needs its sibling.
    private func need(_ need: SiblingNeed, _ hop: TreeSurvey.Hop) -> [Diagnostic.Note] {
        let needed = value(need.requirement.value)
        guard let product = tree[hop].product else {
            return [note("'\(property(hop))' is '\(needed)' under another name", at: place(hop))]
        }
        let receivers = needs.receivers(of: need.requirement, below: product, atMost: 1).dependencies
        guard let receiver = receivers.first else { return [] }
        let user = receiver.scope == product ? "it" : "'\(name(receiver.scope))' below it"
        return [
            note(
                "'\(property(hop))' needs '\(needed)', which \(user) receives here",
                at: place(receiver)
            )
        ]
    }

    private func breakingEdge(_ needs: [SiblingNeed], _ hops: [TreeSurvey.Hop]) -> Diagnostic.Note {
        let last = hops[hops.count - 1]
        let needed = value(needs[hops.count - 1].requirement.value)
        guard let product = tree[last].product else {
            return note("to break the loop, take it from another dependency", at: place(last))
        }
        return note(
            """
            to break the loop, let '\(name(product))' do without '\(needed)': let a third type hold what both need, or \
            hand one to the other once both are built
            """,
            at: place(last)
        )
    }

    /// A dependency that is to be handed to itself.
    private func needOfItself(_ need: SiblingNeed, _ hop: TreeSurvey.Hop) -> Diagnostic {
        let needed = property(hop)
        guard case .instantiated(let order, .scope(let product)) = tree[hop].link else {
            return Diagnostic(
                id: .siblingCycle,
                message: "'\(needed)' is renamed from itself",
                location: place(hop),
                notes: [note("to take it from above, write '@Received let \(needed)'", at: place(hop))],
                fixIts: remedies.changes.attributing(hop, as: "@Received").map {
                    [FixIt(message: "receive it as it is", edits: [$0])]
                } ?? []
            )
        }
        let found = needs.receivers(of: need.requirement, below: product)
        let receivers = found.dependencies
        let receiver = receivers.first
        let receiving = receiver.map { note("it is received here", at: place($0)) }
        if order.builder != nil {
            let type = tree[hop].declared.type
            let attribute =
                remedies.instantiatedAttribute(of: product, for: type, in: receiver?.scope ?? hop.scope)
            let remedy = """
                to build another from within '\(name(product))', let it make its own builder: \
                '\(attribute ?? "@Instantiated") let \(needed)'
                """
            return Diagnostic(
                id: .siblingCycle,
                message:
                    "'\(needed)' of '\(name(hop.scope))' would capture itself, because '\(name(product))' requires it",
                location: place(hop),
                notes: [receiving, note(remedy, at: receiver.map { place($0) } ?? place(hop))]
                    .compactMap(\.self),
                fixIts: [remedies.makeOwnBuilder(of: product, receivers)].compactMap(\.self)
            )
        }
        let user = receiver.map { "'\(name($0.scope))'" } ?? "it"
        return Diagnostic(
            id: .siblingCycle,
            message: "'\(needed)' of '\(name(hop.scope))' would receive itself, because \(user) requires it",
            location: place(hop),
            notes: [receiving].compactMap(\.self)
                + receivingAnother(need.requirement.value, found, hop, product)
        )
    }
}
