import HeirloomGraph
import HeirloomModel

/// The availability of everything that a root builds, which limits the generated code as well. The compiler checks it
/// where that code is called, for the platforms for which the caller is compiled.
struct AvailabilityBelow {
    private let graph: ScopeGraph
    /// Whether any declaration has the attribute. Most graphs have none, which saves a walk through everything that a
    /// root builds.
    private let isLimited: Bool

    init(_ graph: ScopeGraph) {
        self.graph = graph
        isLimited = graph.scopes.contains { !$0.declaration.availabilityOfBuilding.isEmpty }
    }

    /// The `@available(…)` attributes of the root as written, then those of what it builds, each once.
    func attributes(of root: ScopeID) -> [String] {
        guard isLimited else { return [] }
        let declaration = graph[root].declaration
        var attributes = declaration.availability
        var known = Set(declaration.availabilityOfBuilding)
        attributes += declaration.construction.availability.compactMap {
            AvailabilityAttribute($0)?.ofBuilding(declaration.path.joined(separator: "."))
        }
        var walk = BreadthFirstWalk(from: [root])
        while let scope = walk.next() {
            for product in graph[scope].dependencies.flatMap(\.edges).map(\.product) where walk.reach(product)
            {
                for written in graph[product].declaration.availabilityOfBuilding {
                    let name = graph[product].declaration.path.joined(separator: ".")
                    guard known.insert(written).inserted,
                        let attribute = AvailabilityAttribute(written)?.ofBuilding(name)
                    else { continue }
                    attributes.append(attribute)
                }
            }
        }
        return attributes
    }
}
