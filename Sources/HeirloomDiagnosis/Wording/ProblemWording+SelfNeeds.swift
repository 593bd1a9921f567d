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
        if decoration.isOfItself {
            let remedy = """
                to break the cycle, remove it from '\(name(missing.nearest.scope))': move the shared parts to a third \
                type, or pass one to the other after both are built
                """
            return [fact, note(remedy, at: missing.nearest)]
        }
        if edge.owner == missing.root {
            let remedy = """
                to wrap a value that '\(owner)' builds, add it to '\(owner)' with '@Instantiated(isLocal: true)' under \
                another name, and receive that here
                """
            return [fact, note(remedy, at: missing.nearest)]
        }
        return [fact]
    }
}
