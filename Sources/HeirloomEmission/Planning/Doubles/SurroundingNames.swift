import HeirloomGraph
import HeirloomModel

/// The names of the properties of the surroundings.
struct SurroundingNames {
    private(set) var properties: [String] = []
    private(set) var overrides: [String] = []
    private(set) var functions: [String] = []
    /// By place, the property that marks a default value as available to dependencies that are received only if
    /// available; `nil` if there are none.
    private(set) var offers: [String?] = []
    private var places: [ValueID: Int] = [:]

    /// The names in each graph of a module. A value has the same names in all of them.
    ///
    /// - Parameter typeHeads: The first words of the types that are printed where the values are built.
    static func all(_ graphs: [DoubleGraph], apartFrom typeHeads: Set<String>) -> [SurroundingNames] {
        var known: [ValueKey: Int] = [:]
        var labels: [String] = []
        let indices = graphs.map { doubles in
            doubles.surroundingValues.map { value -> Int in
                let key = ValueKey(label: value.label, type: value.type.canonical)
                if let index = known[key] { return index }
                known[key] = labels.count
                labels.append(value.label)
                return labels.count - 1
            }
        }
        var wanted: Set<Int> = []
        for (doubles, indices) in zip(graphs, indices) {
            wanted.formUnion(doubles.placesTakenOnlyIfAvailable.map { indices[$0] })
        }
        let named = SurroundingNames(labels, offering: wanted, apartFrom: typeHeads)
        return zip(graphs, indices).map { named.selecting($1, in: $0) }
    }

    private init(_ labels: [String], offering wanted: Set<Int>, apartFrom typeHeads: Set<String>) {
        // The type `Kept` is used next to the properties.
        var names = LocalNames(labels: labels, reserved: typeHeads.union(["Kept"]))
        properties = labels.map { names.name(for: $0) }
        overrides = properties.map { names.name(for: $0 + "Overrides") }
        functions = properties.map { names.name(for: "make" + $0.prefix(1).uppercased() + $0.dropFirst()) }
        offers = properties.enumerated().map { place, property in
            wanted.contains(place)
                ? names.name(for: "offers" + property.prefix(1).uppercased() + property.dropFirst()) : nil
        }
    }

    private func selecting(_ indices: [Int], in doubles: DoubleGraph) -> SurroundingNames {
        var names = self
        names.properties = indices.map { properties[$0] }
        names.overrides = indices.map { overrides[$0] }
        names.functions = indices.map { functions[$0] }
        names.offers = indices.map { offers[$0] }
        let dependencies = doubles.graph[doubles.surroundings].dependencies
        for (place, dependency) in dependencies.enumerated() { names.places[dependency.value] = place }
        return names
    }

    func place(of value: ValueID) -> Int? { places[value] }
}

/// The key of a value in every graph of a module.
private struct ValueKey: Hashable {
    var label: String
    var type: TypeExpression
}

extension DoubleGraph {
    fileprivate var surroundingValues: [Value] {
        graph[surroundings].dependencies.map { graph[$0.value] }
    }

    /// The places of default values that something else in the surroundings takes only if available.
    fileprivate var placesTakenOnlyIfAvailable: Set<Int> {
        let dependencies = graph[surroundings].dependencies
        var wanted: Set<Int> = []
        for edge in dependencies.flatMap(\.edges) {
            for requirement in graph[edge.product].requires {
                guard case .ifAvailable = requirement,
                    case .dependency(let place) = graph.supply(of: requirement, in: surroundings, to: nil),
                    !dependencies[place].edges.isEmpty
                else { continue }
                wanted.insert(place)
            }
        }
        return wanted
    }
}
