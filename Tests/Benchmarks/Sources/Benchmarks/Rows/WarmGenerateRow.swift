import Foundation
import Measurement
import ProjectGenerator

/// Generating 4,000 types again with a cache, after small changes, compared with reading and hashing all files.
enum WarmGenerateRow: Row {
    static let name = "warm-generate"

    private static let edits: [(name: String, edit: Project.Edit)] = [
        ("one body edited", .body), ("one dependency added", .dependency), ("one file added", .file),
    ]

    static func figures(on bench: Bench) throws -> [Figure] {
        let tree = try bench.project(.tree, ProjectOptions(types: 4_000), as: "tree-4000-edited")
        let cache = bench.folder.appendingPathComponent("cache")
        let output = bench.folder.appendingPathComponent("warm.swift")
        for place in [cache, output] where FileManager.default.fileExists(atPath: place.path) {
            try FileManager.default.removeItem(at: place)
        }
        let generate = Invocation(
            try bench.heirloom.tool(.release),
            tree.generateArguments(output: output.path) + ["--cache", cache.path]
        )
        let hash = Invocation(bench.programs.readAndHash.path, [tree.list(ofModuleAt: 0)])
        let toggles = edits.map { EditToggle($0.edit, of: tree) }
        var rewriteCount = 0
        let variants: [() throws -> RunCost] =
            [{ try bench.launcher.run(hash) }, { try bench.launcher.run(generate) }]
            + zip(edits, toggles).map { edit, toggle in
                {
                    let before = try modificationDate(of: output)
                    try toggle.flip()
                    let cost = try bench.launcher.run(generate)
                    if edit.edit == .body, try modificationDate(of: output) != before { rewriteCount += 1 }
                    // Another edit may change the same file, and expects the original project.
                    try toggle.flip()
                    try bench.launcher.run(generate)
                    return cost
                }
            }
        let runs = try Interleaving(rounds: bench.repeats, of: variants)
        let names = ["nothing changed"] + edits.map(\.name)
        let bounds: [Figure.Bound?] = [.atMost(1.5), .atMost(1.5), nil, nil]
        return names.indices.map { index in
            Figure(
                "\(names[index]), time to reading and hashing",
                .ratio,
                runs.ratio(of: index + 1, to: 0, \.clockTime),
                bounds[index],
                on: tree
            )
        } + [
            Figure(
                "one body edited, processor time to it",
                .ratio,
                runs.ratio(of: 2, to: 0, \.processorTime),
                on: tree
            ),
            Figure("reading and hashing", .seconds, runs.sample(of: 0, \.clockTime), on: tree),
            Figure(
                "outputs rewritten for a body",
                .count,
                Sample([Double(rewriteCount)]),
                .atMost(0),
                on: tree
            ),
        ]
    }

    private static func modificationDate(of file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
