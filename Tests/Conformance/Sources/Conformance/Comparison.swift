import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomSyntax
import SwiftParser
import SwiftSyntax

/// Compares Heirloom's parser with swift-syntax, file by file, and collects the results.
struct Comparison {
    private(set) var files = 0
    private(set) var bytes = 0
    /// The paths of files that swift-syntax cannot parse either.
    private(set) var skipped: [String] = []
    private(set) var differences: [Difference] = []
    /// The paths of files in which skimming finds different names than a full read.
    private(set) var skimmedOtherwise: [String] = []
    private(set) var counts: [Kind: Int] = [:]
    /// The time spent in `SwiftParser.Parser.parse` alone, without the comparison's use of the tree.
    private(set) var swiftSyntaxTime = Duration.zero
    /// The time spent in `HeirloomSyntax.Parser.parse`, which reads everything that is compared.
    private(set) var heirloomTime = Duration.zero
    /// The time spent reading as the generator does, which only searches for names in files without Heirloom's
    /// attributes.
    private(set) var summaryTime = Duration.zero

    mutating func compare(_ source: [UInt8], path: String) {
        let start = ProcessorTime.now()
        let tree = source.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
        let middle = ProcessorTime.now()
        let file = HeirloomSyntax.Parser.parse(source)
        let end = ProcessorTime.now()
        _ = FileSummarizer.summary(ofFileAt: path, source: source)
        let summaryEnd = ProcessorTime.now()
        guard !tree.hasError else {
            skipped.append(path)
            return
        }
        files += 1
        bytes += source.count
        swiftSyntaxTime += middle - start
        heirloomTime += end - middle
        summaryTime += summaryEnd - end

        let names = WantedDeclarations.allCases.map {
            FileReader.names(ofFileAt: path, source: source, wanting: $0)
        }
        if names.contains(where: { $0 != names[0] }) { skimmedOtherwise.append(path) }

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

    /// The kinds that occur in no file, and are therefore untested.
    var unseenKinds: [Kind] {
        Kind.allCases.filter { counts[$0] == nil }
    }

    var holds: Bool {
        differences.isEmpty && skimmedOtherwise.isEmpty && unseenKinds.isEmpty
    }
}
