import Foundation
import Measurement
import ProjectGenerator

/// Summarizing a module of 4,000 types, compared with `cat` of the same files.
enum ScanRow: Row {
    static let name = "scan"

    static func figures(on bench: Bench) throws -> [Figure] {
        let tree = try bench.project(.tree, ProjectOptions(types: 4_000))
        let summary = bench.folder.appendingPathComponent("App.summary")
        let tool = try bench.heirloom.tool(.release)
        let runs = try bench.interleave(
            [
                Invocation(
                    tool,
                    [
                        "scan", "--module", "App", "--output", summary.path, "--sources-file",
                        tree.list(ofModuleAt: 0),
                    ]
                ),
                Invocation("cat", tree.paths),
            ]
        )
        let size = Double(try Data(contentsOf: summary).count)
        return [
            Figure("time to cat's", .ratio, runs.ratio(of: 0, to: 1, \.clockTime), on: tree),
            Figure("processor time", .seconds, runs.sample(of: 0, \.processorTime), on: tree),
            Figure("peak memory", .bytes, runs.sample(of: 0, \.peakMemory), on: tree),
            Figure("size of the summary", .bytes, Sample([size]), on: tree),
        ]
    }
}
