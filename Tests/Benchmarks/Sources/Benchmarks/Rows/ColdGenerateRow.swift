import Foundation
import Measurement
import ProjectGenerator

/// Generating 4,000 types without a cache, compared with `cat` of the same files.
enum ColdGenerateRow: Row {
    static let name = "cold-generate"

    static func figures(on bench: Bench) throws -> [Figure] {
        let tree = try bench.project(.tree, ProjectOptions(types: 4_000))
        let mix = try bench.project(.mix, ProjectOptions(types: 4_000))
        let output = bench.folder.appendingPathComponent("cold.swift")
        let tool = try bench.heirloom.tool(.release)
        let cache = bench.folder.appendingPathComponent("cold-cache")
        let generate = tree.generateArguments(output: output.path)
        let runs = try bench.interleave(
            Invocation(tool, generate),
            Invocation("cat", tree.paths),
            Invocation(
                tool,
                mix.generateArguments(output: bench.folder.appendingPathComponent("mix.swift").path)
            ),
            Invocation("cat", mix.paths),
            Invocation(tool, ["--version"]),
            filling: (cache, by: Invocation(tool, generate + ["--cache", cache.path]))
        )
        let size = Double(try Data(contentsOf: output).count)
        return [
            Figure("time to cat's", .ratio, runs.ratio(of: 0, to: 1, \.clockTime), .atMost(3), on: tree),
            Figure("processor time to cat's", .ratio, runs.ratio(of: 0, to: 1, \.processorTime), on: tree),
            Figure("time", .seconds, runs.sample(of: 0, \.clockTime), on: tree),
            Figure("processor time", .seconds, runs.sample(of: 0, \.processorTime), on: tree),
            Figure("peak memory", .bytes, runs.sample(of: 0, \.peakMemory), .atMost(60e6), on: tree),
            Figure("size of the output", .bytes, Sample([size]), on: tree),
            Figure(
                "with a cache to fill, time to that without",
                .ratio,
                runs.ratio(of: 5, to: 0, \.clockTime),
                on: tree
            ),
            Figure(
                "nine files in ten without us, time to cat's",
                .ratio,
                runs.ratio(of: 2, to: 3, \.clockTime),
                on: mix
            ),
            Figure("start of the tool", .seconds, runs.sample(of: 4, \.clockTime), on: nil),
        ]
    }
}
