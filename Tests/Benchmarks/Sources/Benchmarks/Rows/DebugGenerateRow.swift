import Measurement
import ProjectGenerator

/// Generating 1,000 and 4,000 types with a debug build of the tool, as SwiftPM builds it during development.
enum DebugGenerateRow: Row {
    static let name = "debug-generate"

    static func figures(on bench: Bench) throws -> [Figure] {
        let tool = try bench.heirloom.tool(.debug)
        let tree = Generation(of: try bench.tree(ofTypes: 1_000), with: tool, on: bench)
        let bounds = [24.0, 29, 28, 29].map { [Generation.Measure.timeToCat: Figure.Bound.atMost($0)] }
        let others = [
            ("written initializers", try bench.writtenTree(ofTypes: 1_000)),
            ("4,000 types", try bench.tree(ofTypes: 4_000)),
            ("4,000 types, written initializers", try bench.writtenTree(ofTypes: 4_000)),
        ].map { Generation($0, of: $1, with: tool, on: bench) }
        let runs = try bench.interleave(
            tree.withBaseline + others.flatMap(\.withBaseline),
            filling: (tree.cache, by: tree.withCache)
        )
        let filling = Figure(
            "with a cache to fill, time to that without",
            .ratio,
            runs.ratio(of: 2 + 2 * others.count, to: 0, \.clockTime),
            on: tree.project
        )
        return tree.figures(in: runs, at: 0, bounds: bounds[0]) + [filling]
            + others.enumerated().flatMap { $1.figures(in: runs, at: 2 + 2 * $0, bounds: bounds[1 + $0]) }
    }
}
