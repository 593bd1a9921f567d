import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func unavailableType(_ edge: BuildEdge) -> Diagnostic {
        Diagnostic(
            id: .unavailableType,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' builds '\(name(edge.product))', which is marked unavailable
                """,
            location: place(edge),
            notes: [
                note(
                    "build another type here, or remove '@available(*, unavailable)'",
                    at: place(edge.product)
                )
            ]
        )
    }

    func deprecatedType(_ edge: BuildEdge) -> Diagnostic {
        Diagnostic(
            id: .deprecatedType,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' builds '\(name(edge.product))', which is deprecated, and so \
                is the 'init()' of every root above it
                """,
            location: place(edge),
            notes: [
                note(
                    "name another type in 'fulfilledByType', or mark '\(name(edge.owner))' deprecated as well",
                    at: place(edge.product)
                )
            ]
        )
    }

    func deprecatedInitializer(_ edge: BuildEdge) -> Diagnostic {
        let declaration = tree[edge.product].declared.declaration
        return Diagnostic(
            id: .deprecatedType,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' builds '\(name(edge.product))' with an initializer that is \
                deprecated, and so is the 'init()' of every root above it
                """,
            location: place(edge),
            notes: [
                note(
                    """
                    put one in its place that is not, build it in an '@Instantiable' extension, or mark \
                    '\(name(edge.owner))' deprecated as well
                    """,
                    at: location(declaration.construction.range ?? declaration.nameRange, edge.product)
                )
            ]
        )
    }

    func noncopyableForwarded(_ property: DependencyID, _ type: EntityID) -> Diagnostic {
        let name = tree.table[type].name
        if tree[property.scope].declared.owner != nil { return noncopyableHandedOn(property, name) }
        let use: String
        let remedy: String
        switch tree[property].declared.origin {
        case .forwarded: (use, remedy) = ("forwarded", "forward a class that holds it")
        case .received, .receivedIfAvailable, .renamed:
            (use, remedy) = ("received", "receive a class that holds it")
        case .instantiated: (use, remedy) = ("kept by what is copied", "let a class hold it")
        }
        return Diagnostic(
            id: .noncopyableType,
            message: """
                '\(text(of: property))' of '\(self.name(property.scope))' cannot be \(use), because '\(name)' cannot be copied
                """,
            location: place(property),
            notes: place(type).map { [note("\(remedy), or make it copyable", at: $0)] } ?? []
        )
    }

    /// What a closure does not take as its function does.
    private func noncopyableHandedOn(_ property: DependencyID, _ name: String) -> Diagnostic {
        let taken = tree[property].declared.declaration.type
        let borrowed = "borrowing " + taken.type.withoutSpecifiers.spelling
        return Diagnostic(
            id: .noncopyableType,
            message: """
                '\(text(of: property))' cannot be handed on by '\(self.name(property.scope))', because '\(name)' cannot be \
                copied
                """,
            location: place(property),
            fixIts: [
                FixIt(
                    message: "take it as '\(borrowed)'",
                    edits: [FixIt.Edit(location: location(taken.range, property.scope), newText: borrowed)]
                )
            ]
        )
    }
}
