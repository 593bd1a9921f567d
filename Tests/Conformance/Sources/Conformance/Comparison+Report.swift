extension Comparison: CustomStringConvertible {
    var description: String {
        let shown = differences.prefix(20).map(\.description)
        let kinds = Kind.allCases.map { "  \($0.rawValue): \(counts[$0, default: 0])" }
        let totals = [
            "files: \(files)", "bytes: \(bytes)", "skipped, not Swift to swift-syntax: \(skipped.count)",
            "differences: \(differences.count)", "swift-syntax: \(speed(swiftSyntaxTime))",
            "Heirloom: \(speed(heirloomTime))",
        ]
        let unseen = unseenKinds.map { "error: no file has any \($0.rawValue)" }
        return (shown + skipped.map { "skipped \($0)" } + ["compared:"] + kinds + totals + unseen)
            .joined(separator: "\n")
    }

    /// Megabytes a second, with one decimal.
    private func speed(_ time: Duration) -> String {
        let seconds = time / .seconds(1)
        guard seconds > 0 else { return "not measured" }
        return "\((Double(bytes) / seconds / 100_000).rounded() / 10) MB/s"
    }
}
