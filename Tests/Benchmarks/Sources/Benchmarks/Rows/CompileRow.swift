import Foundation
import Measurement
import ProjectGenerator

/// The time that generated code adds to the compilation of its module, for 1,000 types and for 2,000.
enum CompileRow: Row {
    static let name = "compile"
    static let isSlow = true

    /// The compile time in milliseconds above which a function counts as long.
    private static let longFunction = 100

    static func figures(on bench: Bench) throws -> [Figure] {
        let compiler = try bench.compiler()
        // No other members, because the compiler would spend most of its time on them.
        let (half, whole) = try (
            bench.module(.tree, ProjectOptions(types: 1_000, membersPerType: 0), as: "compiled-1000"),
            bench.module(.tree, ProjectOptions(types: 2_000, membersPerType: 0), as: "compiled-2000")
        )
        let object = bench.folder.appendingPathComponent("App.o")
        let compilations = [half, whole].flatMap { [$0.sources + [$0.generated], $0.sources] }
        let runs = try Interleaving(
            rounds: min(bench.repeats, 5),
            of: compilations.map { files in
                { try bench.launcher.run(compiler.compilation(of: files, to: .object(object))) }
            }
        )
        return [
            Figure("adds", .seconds, runs.difference(of: 0, from: 1, \.processorTime), on: half.project),
            Figure("with to without", .ratio, runs.ratio(of: 0, to: 1, \.processorTime), on: half.project),
            Figure(
                "what is added for 2,000 types to 1,000",
                .ratio,
                runs.sample { round in
                    (round[2].processorTime - round[3].processorTime)
                        / (round[0].processorTime - round[1].processorTime)
                },
                .atMost(2.3),
                on: whole.project
            ),
            Figure(
                "functions that take over \(longFunction) ms",
                .count,
                Sample([try longFunctionCount(in: whole, compiler, on: bench)]),
                .atMost(0),
                on: whole.project
            ),
        ]
    }

    private static func longFunctionCount(
        in module: CompiledModule,
        _ compiler: SwiftCompiler,
        on bench: Bench
    ) throws -> Double {
        let warnings = try bench.launcher.output(
            of: compiler.compilation(
                of: module.sources + [module.generated],
                to: .none,
                options: ["-Xfrontend", "-warn-long-function-bodies=\(longFunction)"]
            )
        ).errors
        return Double(warnings.split(separator: "\n").count { $0.hasPrefix(module.generated + ":") })
    }
}
