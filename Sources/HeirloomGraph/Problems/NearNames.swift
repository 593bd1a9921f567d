import HeirloomModel

/// Types whose names are nearly that of a type that was not found.
struct NearNames {
    private struct Entry {
        var scope: ScopeID
        var letters: [UInt8]
    }

    private let entries: [Entry]

    init(_ tree: ScopeTree) {
        entries = tree.ids.compactMap { id in
            tree[id].declaration.path.last.map { name in
                Entry(scope: id, letters: Array(name.lowercased().utf8))
            }
        }
    }

    /// The types that may have been meant, three at most.
    func near(_ wanted: TypeExpression) -> [ScopeID] {
        guard case .named(let components) = wanted, let name = components.last?.name else { return [] }
        let letters = Array(name.lowercased().utf8)
        let near = entries.lazy.filter {
            $0.letters == letters || Misspelling.isMisspelling($0.letters, of: letters)
        }
        return near.prefix(3).map(\.scope)
    }
}

/// Tells names that are nearly the same.
enum Misspelling {
    /// Whether a few letters set the two apart: one in four, one at least where there are three.
    static func isMisspelling(_ left: [UInt8], of right: [UInt8]) -> Bool {
        let shorter = min(left.count, right.count)
        let limit = max(shorter < 3 ? 0 : 1, shorter / 4)
        return left != right && distance(left, right, atMost: limit) <= limit
    }

    /// How many letters must be changed, added, left out or swapped with the next to make one of the other,
    /// or some number above the limit. (Damerau's distance, by rows.)
    private static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int {
        if abs(left.count - right.count) > limit { return limit + 1 }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
