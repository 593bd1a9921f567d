/// Which modules that were not read a file imports, Heirloom and the standard library aside.
struct UnreadImports: Equatable {
    /// Those of which it sees everything.
    var whole: Set<String> = []
    /// By name, those from which it imports the name alone.
    package var alone: [String: Set<String>] = [:]

    init(_ seen: [ImportReach.SeenModule], read: Set<String>) {
        for reached in seen
        where !read.contains(reached.module) && reached.module != "Heirloom" && reached.module != "Swift" {
            if let name = reached.onlyName {
                alone[name, default: []].insert(reached.module)
            } else {
                whole.insert(reached.module)
            }
        }
    }

    package var isEmpty: Bool { whole.isEmpty && alone.isEmpty }
}
