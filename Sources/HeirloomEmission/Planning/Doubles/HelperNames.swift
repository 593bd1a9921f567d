import HeirloomGraph
import HeirloomModel

/// The names of the declarations that all doubles of a module share. They differ from all names in the sources.
struct HelperNames: Hashable, Sendable {
    /// `HeirloomMocks`, with the functions that build the parts of doubles.
    let mocks: String
    /// `HeirloomSurroundings`, with the values that doubles receive.
    let surroundings: String

    init(_ graphs: [DoubleGraph]) {
        func isTaken(_ name: String) -> Bool {
            graphs.contains { doubles in
                let names = doubles.graph.names
                return names.topLevel[name] != nil || names.members.values.contains { $0.contains(name) }
            }
        }
        func free(_ name: String) -> String {
            var name = name
            while isTaken(name) { name += "_" }
            return name
        }
        mocks = free(GeneratedNames.mocks)
        surroundings = free(GeneratedNames.surroundings)
    }
}
