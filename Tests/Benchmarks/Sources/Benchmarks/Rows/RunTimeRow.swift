import Foundation
import Measurement
import ProjectGenerator

/// Building a tree of 1,000 objects with generated code, compared with code written by hand in two styles and with a
/// container.
enum RunTimeRow: Row {
    static let name = "run-time"

    private static let objectCount = 1_000

    static func figures(on bench: Bench) throws -> [Figure] {
        let tree = try bench.project(
            .objects,
            ProjectOptions(types: objectCount, membersPerType: 0, typesPerFile: 20)
        )
        let program = try compiledProgram(tree, on: bench)
        let processes = try (0..<bench.repeats).map { _ in
            try rounds(printedBy: bench.launcher.output(of: Invocation(program.path)).text)
        }
        // One sample per process, because all rounds of a process share the memory layout of its code and data.
        func ratio(to other: Int) -> Sample {
            Sample(processes.map { rounds in Sample(rounds.map { $0[0] / $0[other] }).median })
        }
        func time(of way: Int) -> Sample {
            Sample(processes.map { rounds in Sample(rounds.map { $0[way] / 1e9 }).median })
        }
        return [
            Figure(
                "time to that of functions by hand",
                .ratio,
                ratio(to: 1),
                .one(within: 0.02),
                on: tree
            ),
            Figure(
                "time to that of initializers that build",
                .ratio,
                ratio(to: 2),
                .atMost(1.02),
                on: tree
            ),
            Figure("time to that of a container", .ratio, ratio(to: 3), on: tree),
            Figure("time, generated", .seconds, time(of: 0), on: tree),
            Figure("time, functions by hand", .seconds, time(of: 1), on: tree),
            Figure("time, initializers that build", .seconds, time(of: 2), on: tree),
            Figure("time, container", .seconds, time(of: 3), on: tree),
        ]
    }

    private static func compiledProgram(_ tree: ProjectFolder, on bench: Bench) throws -> URL {
        let generated = bench.folder.appendingPathComponent("Heirloom.generated.swift")
        try bench.launcher.run(
            Invocation(try bench.heirloom.tool(.release), tree.generateArguments(output: generated.path))
        )
        let expanded = try ProjectFolder(
            tree.project,
            at: bench.folder.appendingPathComponent("objects-expanded"),
            style: .expansions
        )
        let printer = ConstructionPrinter(tree.project)
        let written = [
            ("ByFunctions.swift", printer.handwrittenFunctions),
            ("ByInitializers.swift", printer.handwrittenInitializers),
            ("Registrations.swift", printer.registrations),
        ]
        .map { name, text in (url: expanded.url.appendingPathComponent(name), text: text) }
        for file in written { try Data(file.text.utf8).write(to: file.url) }
        let support = [
            "Rounds.swift", "RunTime/Container.swift", "RunTime/ObjectCount.swift", "RunTime/main.swift",
        ]
        .map { Bench.package.appendingPathComponent("Programs/\($0)").path }
        let program = bench.folder.appendingPathComponent("run-time")
        _ = try bench.launcher.output(
            of: bench.compiler().compilation(
                of: support + expanded.paths + written.map(\.url.path) + [generated.path],
                to: .program(program)
            )
        )
        return program
    }

    /// The times of each round. Throws an error if one of the ways builds the wrong number of objects.
    private static func rounds(printedBy output: String) throws -> [[Double]] {
        let lines = output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
        let expected = [Double](repeating: Double(objectCount), count: 4)
        guard let counts = lines.first, counts == expected else {
            throw WrongTree(output: String(output.prefix(200)))
        }
        return Array(lines.dropFirst())
    }

    private struct WrongTree: Error, CustomStringConvertible {
        let output: String

        var description: String {
            "the ways to build a tree of \(objectCount) objects build this many:\n\(output)"
        }
    }
}
