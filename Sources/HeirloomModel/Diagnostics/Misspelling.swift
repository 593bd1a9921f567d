/// Detects names that are nearly the same.
package enum Misspelling {
    /// Returns the maximum number of different letters for two names of these lengths: one in four, at least one for
    /// names of three letters or more, and at most three, because more than three slips in one name are rare.
    package static func limit(_ left: Int, _ right: Int) -> Int {
        let shorter = min(left, right)
        return shorter < 3 ? 0 : min(max(1, shorter / 4), 3)
    }

    /// Returns the number of different letters between two names, or `nil` if there are too many for a misspelling, or if
    /// only numbers differ: `store2` is not a misspelt `store1`.
    package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let (leftLetters, rightLetters) = (
            left.filter { !digits.contains($0) }, right.filter { !digits.contains($0) }
        )
        if left != right, leftLetters == rightLetters { return nil }
        let limit = limit(left.count, right.count)
        let distance = distance(left, right, atMost: limit)
        return distance <= limit ? distance : nil
    }

    /// Returns the number of letters that must be changed, added, removed or swapped with the next one to turn one name
    /// into the other, or some number above the limit (Damerau's distance, by rows).
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
