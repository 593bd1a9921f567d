import ArgumentParser
import Foundation

/// `Benchmarks run`: measures and prints a table.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Measure, and print a table.",
        discussion: """
            Rows: \(Rows.all.map { $0.name + ($0.isSlow ? "*" : "") }.joined(separator: ", ")). Those with a star \
            are left out of a quick run. README.md says what they mean.
            """
    )

    @Option(help: ArgumentHelp("Measure this row only. May be given several times.", valueName: "row"))
    var only: [String] = []

    @Option(help: "How often each thing is measured. The default is seven times, and three in a quick run.")
    var repeats: Int?

    @Flag(help: "Measure less often, and leave slow rows out that are not asked for.")
    var quick = false

    @Option(help: ArgumentHelp("Write all figures here as well.", valueName: "file"))
    var json: String?

    @Option(help: ArgumentHelp("Write the table of the page here as well.", valueName: "file"))
    var markdown: String?

    func validate() throws {
        for name in only where !Rows.all.contains(where: { $0.name == name }) {
            throw ValidationError("There is no row '\(name)'.")
        }
        guard repeats.map({ $0 > 0 }) ?? true else {
            throw ValidationError("Things are measured once at least.")
        }
    }

    func run() throws {
        let start = Date()
        let bench = try Bench(
            repeats: repeats ?? (quick ? 3 : 7),
            folder: Bench.package.appendingPathComponent(".build/work")
        )
        var measured: [(row: String, figure: Figure)] = []
        for row in rows {
            let rowStart = Date()
            let figures = try row.figures(on: bench)
            measured += figures.map { (row.name, $0) }
            show("\n\(row.name), measured in \(seconds(since: rowStart))\n\(TablePrinter.text(figures))")
        }
        let bounded = measured.compactMap(\.figure.holds)
        let held = bounded.count { $0 }
        show("\n\(held) of \(bounded.count) bounds hold; measured in \(seconds(since: start))")
        if let markdown {
            try Data(MarkdownPrinter.text(measured).utf8).write(to: URL(fileURLWithPath: markdown))
        }
        if let json {
            let document = ResultDocument(
                measured,
                date: start,
                processors: ProcessInfo.processInfo.activeProcessorCount
            )
            try document.json().write(to: URL(fileURLWithPath: json))
        }
    }

    /// Prints immediately, even into a pipe or a file, because a whole run takes minutes.
    private func show(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    private func seconds(since start: Date) -> String {
        "\(Int(-start.timeIntervalSinceNow)) s"
    }

    private var rows: [any Row.Type] {
        Rows.all.filter { row in
            only.isEmpty ? !(quick && row.isSlow) : only.contains(row.name)
        }
    }
}
