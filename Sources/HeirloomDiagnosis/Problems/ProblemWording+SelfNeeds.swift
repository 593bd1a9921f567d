import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// What can be done where something below a type asks for the very object of that type below which it is built.
    func receivingAnother(
        _ needed: ValueID,
        _ found: FoundReceivers,
        _ property: DependencyID,
        _ product: ScopeID
    ) -> [Diagnostic.Note] {
        guard let receiver = found.dependencies.first else { return [] }
        let label = tree.values[needed].label
        if isProvidedAbove(needed, property.scope) {
            let outer = "outer\(label.prefix(1).uppercased())\(label.dropFirst())"
            let remedy = """
                to receive one from further up, let '\(name(property.scope))' offer that one as '\(outer)', with \
                'fulfilledByDependencyNamed', and receive '\(outer)' here
                """
            return [note(remedy, at: place(receiver))]
        }
        guard let first = found.pathToFirst.edges.first, first.builder != nil else {
            let remedy = """
                to break the loop, let '\(name(receiver.scope))' do without it: let a third type hold what both need, or \
                hand one to the other once both are built
                """
            return [note(remedy, at: place(receiver))]
        }
        return [handingItself(needed, by: first, receiver)]
    }

    /// A type that has the builder of what needs it hands itself in.
    private func handingItself(
        _ needed: ValueID,
        by builder: BuildEdge,
        _ receiver: DependencyID
    ) -> Diagnostic.Note {
        let label = tree.values[needed].label
        let built = builder.product
        let property = "'@Forwarded let \(value(needed))'"
        let handed = """
            and hand in 'self' as '\(label)' where '\(name(builder.owner))' calls 'instantiate' of \
            '\(tree[builder.builtFor].declared.declaration.label)'
            """
        return built == receiver.scope
            ? note("write \(property) here, \(handed)", at: place(receiver))
            : note("add \(property) to '\(name(built))', \(handed)", at: place(built))
    }

    /// Whether something above a scope provides a value to it, on the way by which it is reached first.
    private func isProvidedAbove(_ value: ValueID, _ scope: ScopeID) -> Bool {
        survey.path(to: scope).edges.contains { tree[$0.owner].providers[value] != nil }
    }
}
