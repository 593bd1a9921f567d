import HeirloomGraph
import HeirloomModel

/// The doubles of one graph, grouped by the conditions on which they depend.
struct GraphDoubles {
    private let shapes: DoubleShapes
    private let context: PlanningContext
    private let parts: [Int: DoubleParts]

    /// The doubles of each graph, by the place of the graph.
    static func all(
        of graph: ConditionalGraph,
        meetingUnreadNames meetsUnreadNames: Bool
    ) -> [Int: GraphDoubles] {
        let contexts = graph.graphs.enumerated().compactMap { place, graph in
            graph.doubles.map { doubles in
                (
                    place: place, doubles: doubles,
                    context: PlanningContext(doubles.graph, meetsUnreadNames: meetsUnreadNames)
                )
            }
        }
        if contexts.isEmpty { return [:] }
        let shapes = DoubleShapes.all(contexts.map { ($0.doubles, $0.context) })
        return Dictionary(
            uniqueKeysWithValues: zip(contexts, shapes).map { context, shapes in
                (context.place, GraphDoubles(shapes, context.context, in: graph))
            }
        )
    }

    private init(_ shapes: DoubleShapes, _ context: PlanningContext, in all: ConditionalGraph) {
        self.shapes = shapes
        self.context = context
        let graph = shapes.graph
        var parts: [Int: DoubleParts] = [:]
        for scope in shapes.built {
            parts[all.group(of: graph[scope]), default: DoubleParts()].built.append(scope)
        }
        for double in shapes.doubles.doubles {
            parts[all.group(of: graph[double.scope]), default: DoubleParts()].doubles.append(double)
        }
        for (place, dependency) in graph[shapes.doubles.surroundings].dependencies.enumerated() {
            parts[all.group(of: graph[dependency.value]), default: DoubleParts()].surroundings.append(place)
        }
        self.parts = parts
    }

    /// Plans the doubles of a group, except for parts that are planned already; `nil` if nothing is left.
    func plan(for group: Int, besides planned: inout PlannedParts) -> ConfigurationDoublesPlan? {
        guard var parts = parts[group] else { return nil }
        parts.built.removeAll { !planned.scopes.insert(shapes.graph[$0].keyInAllGraphs).inserted }
        parts.doubles.removeAll { !planned.doubles.insert(shapes.mockOverridesName(of: $0.scope)).inserted }
        parts.surroundings.removeAll {
            !planned.surroundings.insert(shapes.surroundingNames[$0].property).inserted
        }
        if parts.isEmpty { return nil }
        return DoublePlanner(shapes, context: context).plan(for: parts)
    }
}

/// Parts of the doubles of a graph.
struct DoubleParts {
    var built: [ScopeID] = []
    var doubles: [TestDouble] = []
    /// Places among the dependencies of the surroundings.
    var surroundings: [Int] = []

    var isEmpty: Bool { built.isEmpty && doubles.isEmpty && surroundings.isEmpty }
}

/// The parts that are planned for a build configuration, which several graphs may contain.
struct PlannedParts {
    var scopes: Set<ScopeKey> = []
    /// The names of the overrides types of their `mock` functions.
    var doubles: Set<String> = []
    /// The names of the properties of the surroundings.
    var surroundings: Set<String> = []
}
