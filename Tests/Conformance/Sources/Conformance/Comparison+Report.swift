extension Comparison: CustomStringConvertible {
    var description: String {
        let shown = differences.prefix(20).map(\.description)
        let kinds = Kind.allCases.map { "  \($0.rawValue): \(counts[$0, default: 0])" }
        let skimmed = skimmedOtherwise.map { "error: skimming finds other names in \($0)" }
        let totals = [
            "files: \(files)", "bytes: \(bytes)", "skipped, not Swift to swift-syntax: \(skipped.count)",
            "differences: \(differences.count)",
            "files in which skimming finds other names: \(skimmedOtherwise.count)",
            "swift-syntax's parser: \(speed(swiftSyntaxTime))",
            "Heirloom's parser: \(speed(heirloomTime))",
            "Heirloom's generator, which skims what does not mention it: \(speed(summaryTime))",
        ]
        let unseen = unseenKinds.map { "error: no file has any \($0.rawValue)" }
        return (shown + skimmed + skipped.map { "skipped \($0)" } + ["compared:"] + kinds + totals + unseen)
            .joined(separator: "\n")
    }

    private func tenths(_ number: Double) -> Double {
        (number * 10).rounded() / 10
    }

    private func speed(_ time: Duration) -> String {
        let seconds = time / .seconds(1)
        guard seconds > 0 else { return "not measured" }
        let factor = swiftSyntaxTime / time
        return
            "\(tenths(Double(bytes) / seconds / 1_000_000)) MB/s, \(tenths(factor)) times swift-syntax's speed"
    }
}
