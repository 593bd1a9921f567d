import Foundation
import Measurement
import ProjectGenerator

/// Generating 1,000 types with a debug build of the tool, as SwiftPM builds it during development.
enum DebugGenerateRow: Row {
    static let name = "debug-generate"

    static func figures(on bench: Bench) throws -> [Figure] {
        let tree = try bench.project(.tree, ProjectOptions(types: 1_000))
        let output = bench.folder.appendingPathComponent("debug.swift")
        let tool = try bench.heirloom.tool(.debug)
        let cache = bench.folder.appendingPathComponent("debug-cache")
        let generate = tree.generateArguments(output: output.path)
        let runs = try bench.interleave(
            Invocation(tool, generate),
            Invocation("cat", tree.paths),
            filling: (cache, by: Invocation(tool, generate + ["--cache", cache.path]))
        )
        return [
            Figure("time", .seconds, runs.sample(of: 0, \.clockTime), .atMost(0.5), on: tree),
            Figure("processor time", .seconds, runs.sample(of: 0, \.processorTime), on: tree),
            Figure("time to cat's", .ratio, runs.ratio(of: 0, to: 1, \.clockTime), on: tree),
            Figure(
                "with a cache to fill, time to that without",
                .ratio,
                runs.ratio(of: 2, to: 0, \.clockTime),
                on: tree
            ),
        ]
    }
}
