import HeirloomGraph
import HeirloomModel

/// The names of the properties of the surroundings.
struct SurroundingNames {
    /// The names for one value.
    struct Names {
        var property: String
        var overrides = ""
        var function = ""
        /// The property that marks a default value as available to dependencies that are received only if available;
        /// `nil` if there are none.
        var offer: String?
    }

    private let names: [Names]
    private let places: [ValueID: Int]

    /// The names in each graph of a module. A value has the same names in all of them.
    ///
    /// - Parameter typeHeads: The first words of the types that are printed where the values are built.
    static func all(_ graphs: [DoubleGraph], apartFrom typeHeads: Set<String>) -> [SurroundingNames] {
        let keys = graphs.map { doubles in
            doubles.surroundingValues.map { ValueKey(label: $0.label, type: $0.type.canonical) }
        }
        let known = BreadthFirstWalk(from: Array(keys.joined())).reached
        let wanted = Set(
            zip(graphs, keys).flatMap { doubles, keys in doubles.placesTakenOnlyIfAvailable.map { keys[$0] } }
        )
        // The type `Kept` is used next to the properties.
        var local = LocalNames(labels: known.map(\.label), reserved: typeHeads.union(["Kept"]))
        var names = known.map { Names(property: local.name(for: $0.label)) }
        func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
        for place in names.indices {
            names[place].overrides = local.name(for: names[place].property + "Overrides")
        }
        for place in names.indices {
            names[place].function = local.name(for: "make" + capitalized(names[place].property))
        }
        for place in names.indices where wanted.contains(known[place]) {
            names[place].offer = local.name(for: "offers" + capitalized(names[place].property))
        }
        let named = Dictionary(uniqueKeysWithValues: zip(known, names))
        return zip(graphs, keys).map { doubles, keys in
            let values = doubles.graph[doubles.surroundings].dependencies.map(\.value)
            let places = Dictionary(zip(values, values.indices)) { _, last in last }
            return SurroundingNames(names: keys.compactMap { named[$0] }, places: places)
        }
    }

    subscript(place: Int) -> Names { names[place] }
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
