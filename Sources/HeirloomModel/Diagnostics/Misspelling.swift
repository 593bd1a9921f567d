/// Tells names that are nearly the same.
package enum Misspelling {
    /// How many letters two names of these lengths may differ by: one in four, one at least where there are
    /// three, and three at most, since more than three slips in one name are rare.
    package static func limit(_ left: Int, _ right: Int) -> Int {
        let shorter = min(left, right)
        return shorter < 3 ? 0 : min(max(1, shorter / 4), 3)
    }

    /// How many letters set two names apart, `nil` where it is too many for the one to be meant by the other.
    package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int? {
        let limit = limit(left.count, right.count)
        let distance = distance(left, right, atMost: limit)
        return distance <= limit ? distance : nil
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
