/// The modules that a file imports and that were not read, except Heirloom and the standard library.
struct UnreadImports: Equatable {
    /// The modules that are imported as a whole.
    var whole: Set<String> = []
    /// By name, the modules from which only that name is imported.
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
