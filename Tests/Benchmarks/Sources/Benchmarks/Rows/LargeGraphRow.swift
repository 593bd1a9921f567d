import Measurement
import ProjectGenerator

/// A graph of a hundred thousand types.
enum LargeGraphRow: Row {
    static let name = "large-graph"
    static let isSlow = true

    static func figures(on bench: Bench) throws -> [Figure] {
        let tree = try bench.project(
            .tree,
            ProjectOptions(types: 100_000, membersPerType: 1, typesPerFile: 20)
        )
        let output = bench.folder.appendingPathComponent("large.swift")
        let generate = Invocation(
            try bench.heirloom.tool(.release),
            tree.generateArguments(output: output.path)
        )
        let runs = try Interleaving(
            rounds: min(bench.repeats, 3),
            warmsUp: false,
            of: [{ try bench.launcher.run(generate) }]
        )
        return [
            Figure("time", .seconds, runs.sample(of: 0, \.clockTime), .atMost(11), on: tree),
            Figure("processor time", .seconds, runs.sample(of: 0, \.processorTime), on: tree),
            Figure("peak memory", .bytes, runs.sample(of: 0, \.peakMemory), .atMost(1.1e9), on: tree),
        ]
    }
}
