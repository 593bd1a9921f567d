/// An observation of one parser that the other one misses or reports differently.
struct Difference {
    let path: String
    let line: Int
    let swiftSyntax: Observation?
    let heirloom: Observation?
}

extension Difference: CustomStringConvertible {
    var description: String {
        """
        \(path):\(line)
          swift-syntax: \(swiftSyntax?.description ?? "nothing")
          Heirloom:     \(heirloom?.description ?? "nothing")
        """
    }
}

extension Difference {
    /// Returns the differences between the observations of one file, in source order.
    static func all(
        _ swiftSyntax: [Observation],
        _ heirloom: [Observation],
        source: [UInt8],
        path: String
    ) -> [Difference] {
        if swiftSyntax == heirloom { return [] }
        let missed = Set(swiftSyntax).subtracting(heirloom).sorted()
        var invented = Set(heirloom).subtracting(swiftSyntax).sorted()
        var pairs: [(Observation?, Observation?)] = []
        for observation in missed {
            let index = invented.firstIndex {
                $0.kind == observation.kind && $0.bytes.lowerBound == observation.bytes.lowerBound
            }
            pairs.append((observation, index.map { invented.remove(at: $0) }))
        }
        pairs += invented.map { (nil, $0) }
        // The same observations, in different numbers.
        if pairs.isEmpty { pairs = zip(swiftSyntax, heirloom).filter { $0 != $1 }.map { ($0, $1) } }
        if pairs.isEmpty { pairs = [(swiftSyntax.last, heirloom.last)] }
        return pairs.map { left, right in
            let offset = (left ?? right)?.bytes.lowerBound ?? 0
            let line = source[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
            return Difference(path: path, line: line, swiftSyntax: left, heirloom: right)
        }
    }
}
