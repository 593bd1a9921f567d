import Foundation
import Measurement
import ProjectGenerator

/// Generating again with a cache after small changes, compared with reading and hashing all files.
enum WarmGenerateRow: Row {
    static let name = "warm-generate"

    private static let edits: [(name: String, edit: Project.Edit)] = [
        ("one body edited", .body), ("one dependency added", .dependency), ("one file added", .file),
    ]

    static func figures(on bench: Bench) throws -> [Figure] {
        try figuresOfSmallChanges(on: bench) + figuresOfDebugBuild(on: bench)
    }

    /// Measures an optimized tool on 4,000 types, after no change and after each edit.
    private static func figuresOfSmallChanges(on bench: Bench) throws -> [Figure] {
        let tree = try bench.project(.tree, ProjectOptions(types: 4_000), as: "tree-4000-edited")
        let generation = Generation(of: tree, with: try bench.heirloom.tool(.release), on: bench)
        try generation.clean()
        let hash = hashing(of: tree, on: bench)
        let toggles = edits.map { EditToggle($0.edit, of: tree) }
        var rewriteCount = 0
        let variants: [() throws -> RunCost] =
            [{ try bench.launcher.run(hash) }, { try bench.launcher.run(generation.withCache) }]
            + zip(edits, toggles).map { edit, toggle in
                {
                    let before = try modificationDate(of: generation.output)
                    let cost = try generation.run(after: toggle)
                    let after = try modificationDate(of: generation.output)
                    if edit.edit == .body, after != before { rewriteCount += 1 }
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

    /// Measures a debug build of the tool on 8,000 types, after an edit of one declaration.
    private static func figuresOfDebugBuild(on bench: Bench) throws -> [Figure] {
        let tool = try bench.heirloom.tool(.debug)
        let projects = [
            ("8,000 types", try bench.tree(ofTypes: 8_000), bound: 65.0),
            ("8,000 types, written initializers", try bench.writtenTree(ofTypes: 8_000), bound: 78.0),
        ]
        let variants = try projects.flatMap { _, project, _ -> [() throws -> RunCost] in
            let generation = Generation(of: project, with: tool, on: bench)
            let toggle = EditToggle(.dependency, of: project)
            let hash = hashing(of: project, on: bench)
            try generation.clean()
            // Fills the cache.
            try bench.launcher.run(generation.withCache)
            return [{ try generation.run(after: toggle) }, { try bench.launcher.run(hash) }]
        }
        let runs = try Interleaving(rounds: bench.repeats, of: variants)
        return projects.enumerated().flatMap { index, project in
            let place = 2 * index
            return [
                Figure(
                    "debug build, \(project.0), one dependency added, time to reading and hashing",
                    .ratio,
                    runs.ratio(of: place, to: place + 1, \.clockTime),
                    .atMost(project.bound),
                    on: project.1
                ),
                Figure("… time", .seconds, runs.sample(of: place, \.clockTime), on: project.1),
                Figure("… processor time", .seconds, runs.sample(of: place, \.processorTime), on: project.1),
                Figure("… peak memory", .bytes, runs.sample(of: place, \.peakMemory), on: project.1),
            ]
        }
    }

    private static func hashing(of project: ProjectFolder, on bench: Bench) -> Invocation {
        Invocation(bench.programs.readAndHash.path, [project.list(ofModuleAt: 0)])
    }

    private static func modificationDate(of file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
