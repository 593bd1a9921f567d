/// The dependencies of a scope that need a value from outside, for themselves or for their products, by that value.
struct NeedIndex {
    private struct Entry: Comparable {
        var requirement: Int
        var dependency: Int

        static func < (left: Entry, right: Entry) -> Bool {
            (left.requirement, left.dependency) < (right.requirement, right.dependency)
        }
    }

    /// Sorted. Large trees have many entries, and an array takes less memory than a dictionary of arrays.
    private let entries: [Entry]

    init(of scope: ScopeID, in tree: ScopeTree) {
        var entries: [Entry] = []
        for (index, dependency) in tree[scope].dependencies.enumerated() {
            if let requirement = dependency.needFromAbove {
                entries.append(Entry(requirement: requirement.number, dependency: index))
            }
            for edge in dependency.edges {
                for requirement in tree.requires[edge.product.index] {
                    entries.append(Entry(requirement: requirement.number, dependency: index))
                }
            }
        }
        entries.sort()
        self.entries = entries
    }

    /// The number of entries visited.
    package var steps: Int { entries.count }

    /// The indices of the dependencies that need a requirement, in declaration order.
    package subscript(requirement: Requirement) -> some Sequence<Int> {
        let number = requirement.number
        var (start, end) = (entries.startIndex, entries.endIndex)
        while start < end {
            let middle = (start + end) / 2
            if entries[middle].requirement < number { start = middle + 1 } else { end = middle }
        }
        return entries[start...].prefix { $0.requirement == number }.lazy.map(\.dependency)
    }
}
