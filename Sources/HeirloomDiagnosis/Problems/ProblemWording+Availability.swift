import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func unavailableType(_ hop: TreeSurvey.Hop) -> Diagnostic {
        guard let product = tree[hop].product else { preconditionFailure("what is built is a scope") }
        return Diagnostic(
            id: .unavailableType,
            message: """
                '\(property(hop))' of '\(name(hop.scope))' builds '\(name(product))', which is marked unavailable
                """,
            location: place(hop),
            notes: [
                note("build another type here, or remove '@available(*, unavailable)'", at: place(product))
            ]
        )
    }

    func deprecatedType(_ hop: TreeSurvey.Hop) -> Diagnostic {
        guard let product = tree[hop].product else { preconditionFailure("what is built is a scope") }
        return Diagnostic(
            id: .deprecatedType,
            message: """
                '\(property(hop))' of '\(name(hop.scope))' builds '\(name(product))', which is deprecated, and so \
                is the 'init()' of every root above it
                """,
            location: place(hop),
            notes: [
                note(
                    "name another type in 'fulfilledByType', or mark '\(name(hop.scope))' deprecated as well",
                    at: place(product)
                )
            ]
        )
    }

    func deprecatedInitializer(_ hop: TreeSurvey.Hop) -> Diagnostic {
        guard let product = tree[hop].product else { preconditionFailure("what is built is a scope") }
        let declaration = tree[product].declaration
        return Diagnostic(
            id: .deprecatedType,
            message: """
                '\(property(hop))' of '\(name(hop.scope))' builds '\(name(product))' with an initializer that is \
                deprecated, and so is the 'init()' of every root above it
                """,
            location: place(hop),
            notes: [
                note(
                    """
                    put one in its place that is not, build it in an '@Instantiable' extension, or mark \
                    '\(name(hop.scope))' deprecated as well
                    """,
                    at: location(declaration.construction.range ?? declaration.nameRange, product)
                )
            ]
        )
    }

    func noncopyableForwarded(_ hop: TreeSurvey.Hop, _ type: EntityID) -> Diagnostic {
        let name = tree.table[type].name
        return Diagnostic(
            id: .noncopyableType,
            message: """
                '\(property(hop))' of '\(self.name(hop.scope))' cannot be forwarded, because '\(name)' cannot be \
                copied
                """,
            location: place(hop),
            notes: place(type).map {
                [note("forward a class that holds it, or make it copyable", at: $0)]
            } ?? []
        )
    }
}
