import Foundation
import Measurement
import ProjectGenerator

/// What the generated file adds to the compilation of its module of 1,000 types.
enum CompileRow: Row {
    static let name = "compile"

    /// Milliseconds of the compiler, above which a function counts as long.
    private static let longFunction = 100

    static func figures(on bench: Bench) throws -> [Figure] {
        // Without other members, which the compiler would spend most of its time on.
        let options = ProjectOptions(types: 1_000, membersPerType: 0)
        let tree = try bench.project(.tree, options, as: "compiled")
        let generated = bench.folder.appendingPathComponent("compiled.swift").path
        try bench.launcher.run(
            Invocation(try bench.heirloom.tool(.release), tree.generateArguments(output: generated))
        )
        // The macros are not what is measured here.
        let expanded = try bench.project(.tree, options, as: "compiled-expanded", style: .expansions)
        let object = bench.folder.appendingPathComponent("App.o")
        let compiler = try bench.compiler()
        let runs = try bench.interleave(
            compiler.compilation(of: expanded.paths + [generated], to: .none),
            compiler.compilation(of: expanded.paths, to: .none),
            compiler.compilation(of: expanded.paths + [generated], to: .object(object)),
            compiler.compilation(of: expanded.paths, to: .object(object))
        )
        let warnings = try bench.launcher.output(
            of: compiler.compilation(
                of: expanded.paths + [generated],
                to: .none,
                options: ["-Xfrontend", "-warn-long-function-bodies=\(longFunction)"]
            )
        ).text
        let longFunctions = warnings.split(separator: "\n").count { $0.hasPrefix(generated + ":") }
        return [
            Figure("-typecheck, adds", .seconds, runs.difference(of: 0, from: 1, \.processorTime), on: tree),
            Figure(
                "-typecheck, with to without",
                .ratio,
                runs.ratio(of: 0, to: 1, \.processorTime),
                on: tree
            ),
            Figure("-Onone, adds", .seconds, runs.difference(of: 2, from: 3, \.processorTime), on: tree),
            Figure("-Onone, with to without", .ratio, runs.ratio(of: 2, to: 3, \.processorTime), on: tree),
            Figure(
                "functions that take over \(longFunction) ms",
                .count,
                Sample([Double(longFunctions)]),
                .atMost(0),
                on: tree
            ),
        ]
    }
}
