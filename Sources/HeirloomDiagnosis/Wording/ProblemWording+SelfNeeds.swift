import HeirloomGraph
import HeirloomModel

/// A product that is built for the same value that is missing below it, and that therefore receives this value from
/// above its owner.
struct Decoration {
    /// The edge that builds the product.
    let edge: BuildEdge
    /// Whether nothing else can be built for the value, so that the receiver requires the type below which it is built.
    let isOfItself: Bool

    /// Finds the decoration nearest to the receiver; `nil` if nothing on the path is built for the missing value.
    init?(of missing: MissingDependency, on way: ScopePath, near: NearProviders, in tree: ScopeTree) {
        let requirement = Requirement.value(missing.value)
        let decorating = way.edges.last { edge in
            tree.values.provider(of: requirement, among: tree[edge.owner].providers).map(edge.decorates)
                ?? false
        }
        guard let decorating else { return nil }
        edge = decorating
        isOfItself = near.builder == decorating.product
    }
}

extension ProblemWording {
    /// Explains why a product does not receive the value for which it is built, with advice.
    func decorating(_ decoration: Decoration, _ missing: MissingDependency) -> [Diagnostic.Note] {
        let edge = decoration.edge
        let label = tree.values[missing.value].label
        let owner = name(edge.owner)
        let fact = note(
            """
            '\(name(edge.product))' is built for '\(label)' of '\(owner)', so it receives '\(label)' from above \
            '\(owner)'
            """,
            at: edge
        )
        if decoration.isOfItself { return [fact, doingWithout(missing, below: edge)] }
        if edge.owner == missing.root { return [fact, wrappingAnother(missing)] }
        return [fact]
    }

    /// Returns advice to give the value that a root wraps another label.
    private func wrappingAnother(_ missing: MissingDependency) -> Diagnostic.Note {
        let label = tree.values[missing.value].label
        let inner = "inner\(label.prefix(1).uppercased())\(label.dropFirst())"
        let type = spelling(tree.values[missing.value].type)
        return note(
            """
            to wrap a value that '\(name(missing.root))' builds, add '@Instantiated(isLocal: true) let \
            \(ReservedWords.escaped(inner)): \(type)' to '\(name(missing.root))', and receive '\(inner)' here
            """,
            at: missing.nearest
        )
    }

    /// Returns advice for a receiver that requires the object below which it is built.
    private func doingWithout(_ missing: MissingDependency, below decorating: BuildEdge) -> Diagnostic.Note {
        let receiver = missing.nearest
        let below = missing.receivers.pathToFirst.edges.drop { $0 != decorating }.dropFirst()
        if let first = below.first, first.builder != nil {
            return handingItself(missing, by: first)
        }
        let remedy = """
            to break the cycle, remove it from '\(name(receiver.scope))': move the shared parts to a third type, or \
            pass one to the other after both are built
            """
        return note(remedy, at: receiver)
    }

    /// Returns advice to let a type pass itself to the builder of the receiver.
    private func handingItself(_ missing: MissingDependency, by builder: BuildEdge) -> Diagnostic.Note {
        let (receiver, built) = (missing.nearest, builder.product)
        let label = tree.values[missing.value].label
        let property = "'@Forwarded let \(need(missing, in: built))'"
        let builderLabel = tree[builder.builtFor].declared.declaration.label
        let called =
            builder.builder?.instantiator == nil ? "'\(builderLabel)'" : "'instantiate' of '\(builderLabel)'"
        let handed = "and pass 'self' as '\(label)' where '\(name(builder.owner))' calls \(called)"
        return built == receiver.scope
            ? note("write \(property) here, \(handed)", at: receiver)
            : note("add \(property) to '\(name(built))', \(handed)", at: built)
    }
}
