import HeirloomModel
import HeirloomParsing
import SwiftParser
import SwiftSyntax

/// Holds files against swift-syntax, one after the other, and keeps account.
struct Comparison {
    private(set) var files = 0
    private(set) var bytes = 0
    /// The paths of files that swift-syntax itself does not take for Swift.
    private(set) var skipped: [String] = []
    private(set) var differences: [Difference] = []
    private(set) var counts: [Kind: Int] = [:]
    private(set) var swiftSyntaxTime = Duration.zero
    private(set) var heirloomTime = Duration.zero

    mutating func compare(_ source: [UInt8], path: String) {
        let clock = ContinuousClock()
        let start = clock.now
        let tree = source.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
        let middle = clock.now
        let file = HeirloomParsing.Parser.parse(source)
        let end = clock.now
        guard !tree.hasError else {
            skipped.append(path)
            return
        }
        files += 1
        bytes += source.count
        swiftSyntaxTime += middle - start
        heirloomTime += end - middle

        let expected = SyntaxObserver(tree)
        var actual = HeirloomObserver(
            source: source,
            attributesWithArguments: expected.attributesWithArguments
        )
        actual.observe(file.declarations)
        for observation in expected.observations { counts[observation.kind, default: 0] += 1 }
        differences += Difference.all(
            expected.observations.sorted(),
            actual.observations.sorted(),
            source: source,
            path: path
        )
    }

    /// The kinds that no file has shown, of which therefore nothing is known.
    var unseenKinds: [Kind] {
        Kind.allCases.filter { counts[$0] == nil }
    }

    var holds: Bool {
        differences.isEmpty && unseenKinds.isEmpty
    }
}
