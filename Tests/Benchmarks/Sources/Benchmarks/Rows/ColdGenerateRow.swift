import Foundation
import Measurement
import ProjectGenerator

/// Generating 4,000 types without a cache, compared with `cat` of the same files.
enum ColdGenerateRow: Row {
    static let name = "cold-generate"

    static func figures(on bench: Bench) throws -> [Figure] {
        let tool = try bench.heirloom.tool(.release)
        let tree = Generation(of: try bench.tree(ofTypes: 4_000), with: tool, on: bench)
        let written = Generation(
            "written initializers",
            of: try bench.writtenTree(ofTypes: 4_000),
            with: tool,
            on: bench
        )
        let mix = Generation(of: try bench.project(.mix, ProjectOptions(types: 4_000)), with: tool, on: bench)
        let runs = try bench.interleave(
            tree.withBaseline + written.withBaseline + mix.withBaseline + [Invocation(tool, ["--version"])],
            filling: (tree.cache, by: tree.withCache)
        )
        let size = Double(try Data(contentsOf: tree.output).count)
        func bounds(memory: Double) -> [Generation.Measure: Figure.Bound] {
            [.timeToCat: .atMost(6.5), .peakMemory: .atMost(memory)]
        }
        return tree.figures(in: runs, at: 0, bounds: bounds(memory: 70e6))
            + [
                Figure("size of the output", .bytes, Sample([size]), on: tree.project),
                Figure(
                    "with a cache to fill, time to that without",
                    .ratio,
                    runs.ratio(of: 7, to: 0, \.clockTime),
                    on: tree.project
                ),
            ]
            + written.figures(in: runs, at: 2, bounds: bounds(memory: 76e6))
            + [
                Figure(
                    "nine files in ten without us, time to cat's",
                    .ratio,
                    runs.ratio(of: 4, to: 5, \.clockTime),
                    on: mix.project
                ),
                Figure("start of the tool", .seconds, runs.sample(of: 6, \.clockTime), on: nil),
            ]
    }
}
