import HeirloomModel

/// Types whose names are nearly that of a type that was not found.
struct NearNames {
    private let tree: ScopeTree

    init(_ tree: ScopeTree) { self.tree = tree }

    /// The types that may have been meant, three at most.
    func candidates(for wanted: TypeExpression) -> [ScopeID] {
        guard case .named(let components) = wanted, let name = components.last?.name else { return [] }
        let near = tree.ids.lazy.filter { id in
            guard let last = tree[id].declaration.path.last else { return false }
            return last == name || last.isMisspelling(of: name)
        }
        return Array(near.prefix(3))
    }
}

extension String {
    /// Whether a few letters set the two apart: one in four, one at least.
    func isMisspelling(of other: String) -> Bool {
        let limit = Swift.max(1, Swift.min(count, other.count) / 4)
        return self != other && lowercased().distance(to: other.lowercased(), atMost: limit) <= limit
    }

    /// How many letters must be changed, added, left out or swapped with the next to make one of the other,
    /// or some number above the limit. (Damerau's distance, by rows.)
    private func distance(to other: String, atMost limit: Int) -> Int {
        let left = Array(utf8)
        let right = Array(other.utf8)
        if abs(left.count - right.count) > limit { return limit + 1 }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var cost = Swift.min(
                    last[column] + (isSame ? 0 : 1),
                    last[column + 1] + 1,
                    current[column] + 1
                )
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = Swift.min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
