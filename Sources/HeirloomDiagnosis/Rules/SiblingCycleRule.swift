import HeirloomGraph
import HeirloomModel

/// No dependency of a scope requires itself, neither directly nor through its siblings.
enum SiblingCycleRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.flatMap { id in
            tree.orders[id.index].cycles
                .filter { !isRenameToItself($0, in: tree[id]) }
                .map { needs in GraphProblem { $0.siblingCycle(needs, in: id) } }
        }
    }

    /// Whether a property is renamed from itself, which the local rule already reports unless an alias hides it.
    private static func isRenameToItself(_ needs: [SiblingNeed], in scope: LinkedScope) -> Bool {
        guard needs.count == 1, scope.declared.declaration.hasLocalFaults else { return false }
        return scope.dependencies[needs[0].dependency].edges.isEmpty
    }
}

extension ProblemWording {
    fileprivate func siblingCycle(_ needs: [SiblingNeed], in scope: ScopeID) -> Diagnostic {
        let properties = needs.map { DependencyID(scope: scope, index: $0.dependency) }
        if properties.count == 1 { return needOfItself(needs[0], properties[0]) }
        let labels = properties.map { tree[$0].declared.declaration.label }
        let listed = Array(labels.prefix(Self.shownCount)).listed(of: labels.count)
        let hidden = Self.hiddenSteps(of: properties.count)
        return Diagnostic(
            id: .siblingCycle,
            message: "\(listed) of '\(name(scope))' depend on each other: \(loop(labels))",
            location: place(properties[0]),
            notes: properties.indices.filter { !hidden.contains($0) }.flatMap {
                need(needs[$0], properties[$0])
            }
                + [breakingEdge(needs, properties)]
        )
    }

    /// Returns notes about the type below a dependency that needs its sibling.
    private func need(_ need: SiblingNeed, _ property: DependencyID) -> [Diagnostic.Note] {
        let needed = value(need.requirement.value)
        guard let product = tree[property].edges.first?.product else {
            return [note("'\(text(of: property))' is '\(needed)' under another name", at: property)]
        }
        let receivers = needs.receivers(of: need.requirement, below: product, atMost: 1).dependencies
        guard let receiver = receivers.first else { return [] }
        let below = receiver.scope == product ? "" : "'\(name(receiver.scope))' below "
        return [note("\(below)'\(text(of: property))' receives '\(needed)' here", at: receiver)]
    }

    private func breakingEdge(_ needs: [SiblingNeed], _ properties: [DependencyID]) -> Diagnostic.Note {
        let last = properties[properties.count - 1]
        let needed = value(needs[properties.count - 1].requirement.value)
        guard let product = tree[last].edges.first?.product else {
            return note("to break the cycle, take it from another dependency", at: last)
        }
        if let decorated = renamed(to: needs[properties.count - 1].requirement.value, among: properties),
            tree[last].declared.value == decorated, tree[last].edges.first?.moment == .atOnce
        {
            return note(
                """
                to wrap the one from above, receive '\(value(decorated))' in '\(name(product))': types built for \
                '\(tree.values[decorated].label)' get that one
                """,
                at: last
            )
        }
        return note(
            """
            to break the cycle, remove '\(needed)' from '\(name(product))': move the shared parts to a third type, or \
            pass one to the other after both are built
            """,
            at: last
        )
    }

    /// Returns the value that one of the properties renames.
    private func renamed(to value: ValueID, among properties: [DependencyID]) -> ValueID? {
        for property in properties where tree[property].declared.value == value {
            if case .renamed(let renaming) = tree[property].origin { return renaming.source.value }
        }
        return nil
    }

    /// Reports a dependency that would be passed to itself.
    private func needOfItself(_ need: SiblingNeed, _ property: DependencyID) -> Diagnostic {
        let needed = text(of: property)
        guard let edge = tree[property].edges.first else {
            return Diagnostic(
                id: .siblingCycle,
                message: "'\(needed)' is renamed from itself",
                location: place(property),
                notes: [
                    note(
                        "to receive it from above, write '@Received let \(declaredText(of: property))'",
                        at: property
                    )
                ],
                fixIts: remedies.changes.attributing(property, as: "@Received").map {
                    [FixIt(message: "make it '@Received'", edits: [$0])]
                } ?? []
            )
        }
        if tree[property].collected != nil { return collectionOfItself(need, property) }
        let product = edge.product
        let receivers = needs.receivers(of: need.requirement, below: product).dependencies
        let receiver = receivers.first
        if isWrapping(edge) { return functionAroundItself(edge, receiver) }
        let type = tree[property].declared.type
        let attribute =
            remedies.instantiatedAttribute(of: product, for: type, in: receiver?.scope ?? property.scope)
        let declared = declaredText(of: property)
        let own =
            receiver.map { tree[$0.scope].declared.isSpecialization ? declaredText(of: $0) : declared }
            ?? declared
        let remedy = """
            to build another one inside '\(name(product))', declare its own builder: '\(attribute ?? "@Instantiated") \
            let \(own)'
            """
        return captureOfItself(
            edge,
            receiver,
            note(remedy, at: receiver ?? property),
            remedies.makeOwnBuilder(of: product, receivers)
        )
    }

    private func captureOfItself(
        _ edge: BuildEdge,
        _ receiver: DependencyID?,
        _ advice: Diagnostic.Note,
        _ fixIt: FixIt?
    ) -> Diagnostic {
        Diagnostic(
            id: .siblingCycle,
            message: """
                '\(text(of: edge.builtFor))' of '\(name(edge.owner))' would capture itself because \
                '\(name(edge.product))' requires it
                """,
            location: place(edge),
            notes: [receiver.map { note("received here", at: $0) }, advice].compactMap(\.self),
            fixIts: [fixIt].compactMap(\.self)
        )
    }

    /// Reports a collection of functions, one of which builds something that requires the collection.
    private func collectionOfItself(_ need: SiblingNeed, _ property: DependencyID) -> Diagnostic {
        let edges = tree[property].edges
        let found = edges.lazy.compactMap { edge in
            needs.receivers(of: need.requirement, below: edge.product, atMost: 1).dependencies.first
                .map { (edge: edge, receiver: $0) }
        }
        .first
        let edge = found?.edge ?? edges[0]
        let isChosen = tree[property].collected?.request.chosen != nil
        return captureOfItself(
            edge,
            found?.receiver,
            note(
                isChosen
                    ? "to collect the others, remove '\(name(edge.product))' from 'collecting'"
                    : "to collect the others, list them in 'collecting'",
                at: property
            ),
            remedies.leaveOut(edge)
        )
    }

    /// Whether the product is built for a type other than its own and takes everything from the scope. It then wraps
    /// the value that it requires, and building it from within itself would never end.
    private func isWrapping(_ edge: BuildEdge) -> Bool {
        let product = tree[edge.product].declared
        return edge.requestedType.canonical != product.type.canonical && product.forwarded.isEmpty
    }

    private func functionAroundItself(_ edge: BuildEdge, _ receiver: DependencyID?) -> Diagnostic {
        let advice = """
            to wrap another one, provide it under a different name, and receive it under that name in \
            '\(name(receiver?.scope ?? edge.product))'
            """
        return captureOfItself(edge, receiver, note(advice, at: receiver ?? edge.builtFor), nil)
    }
}

extension Remedies {
    /// Returns a fix-it that makes all receivers of a builder create their own.
    fileprivate func makeOwnBuilder(of product: ScopeID, _ receivers: [DependencyID]) -> FixIt? {
        let edits = allEdits(receivers) { receiver -> [FixIt.Edit]? in
            guard case .received = tree[receiver].origin,
                let text = instantiatedAttribute(
                    of: product,
                    for: tree[receiver].declared.type,
                    in: receiver.scope
                )
            else { return nil }
            return changes.attributing(receiver, as: text).map { [$0] }
        }
        return edits.map { FixIt(message: "declare its own builder", edits: $0) }
    }
}
