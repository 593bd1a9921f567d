/// The dependencies of a scope that take something from outside of it, by what they take: for themselves, or for what
/// is built for them.
struct NeedIndex {
    private struct Entry: Comparable {
        var requirement: Int
        var dependency: Int

        static func < (left: Entry, right: Entry) -> Bool {
            (left.requirement, left.dependency) < (right.requirement, right.dependency)
        }
    }

    /// Sorted: they are many where types are many, and a list takes less memory than a table of lists.
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

    /// How much was looked at.
    package var steps: Int { entries.count }

    /// The indices of the dependencies that take that, in declaration order.
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
