import HeirloomGraph
import HeirloomModel

/// The names of what all doubles of a module share, which nothing of the user's has.
struct HelperNames: Hashable, Sendable {
    /// `HeirloomMocks`, whose functions build what doubles are made of.
    let mocks: String
    /// `HeirloomSurroundings`, which holds what doubles receive.
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
