import Foundation
import Measurement
import ProjectGenerator

/// The cost of asynchronous throwing initializers, collections, and specializations, a thousand of each, in generation
/// and in compilation.
enum LanguageRow: Row {
    static let name = "language"
    static let isSlow = true

    private static let count = 1_000
    private static let shapes: [ProjectShape] = [.effects, .elements, .specializations]

    static func figures(on bench: Bench) throws -> [Figure] {
        try shapes.flatMap { shape in
            let half = try module(shape, ofTypes: count / 2, on: bench)
            let whole = try module(shape, ofTypes: count, on: bench)
            return try generation(of: half, whole, shape, on: bench)
                + compilation(of: half, whole, shape, on: bench)
        }
    }

    private static func generation(
        of half: CompiledModule,
        _ whole: CompiledModule,
        _ shape: ProjectShape,
        on bench: Bench
    ) throws -> [Figure] {
        let tool = try bench.heirloom.tool(.release)
        let output = bench.folder.appendingPathComponent("language.swift").path
        let invocations = [whole, half].map { Invocation(tool, $0.project.generateArguments(output: output)) }
        let runs = try Interleaving(
            rounds: bench.repeats,
            of: invocations.map { invocation in { try bench.launcher.run(invocation) } }
        )
        return [
            Figure(
                "\(shape.rawValue), generated: 1,000 to 500",
                .ratio,
                runs.ratio(of: 0, to: 1, \.processorTime),
                .atMost(2.3),
                on: whole.project
            ),
            Figure("… the larger", .seconds, runs.sample(of: 0, \.processorTime), on: whole.project),
        ]
    }

    private static func compilation(
        of half: CompiledModule,
        _ whole: CompiledModule,
        _ shape: ProjectShape,
        on bench: Bench
    ) throws -> [Figure] {
        let compiler = try bench.compiler()
        let object = bench.folder.appendingPathComponent("Language.o")
        let runs = try Interleaving(
            rounds: min(bench.repeats, 3),
            of: [whole, half].map { module in
                {
                    try bench.launcher.run(
                        compiler.compilation(of: module.sources + [module.generated], to: .object(object))
                    )
                }
            }
        )
        return [
            Figure(
                "… compiled: 1,000 to 500",
                .ratio,
                runs.ratio(of: 0, to: 1, \.processorTime),
                .atMost(2.3),
                on: whole.project
            ),
            Figure("… the larger", .seconds, runs.sample(of: 0, \.processorTime), on: whole.project),
            Figure(
                "… memory of the compiler",
                .bytes,
                runs.sample(of: 0, \.peakMemory),
                .atMost(1e9),
                on: whole.project
            ),
        ]
    }

    private static func module(
        _ shape: ProjectShape,
        ofTypes count: Int,
        on bench: Bench
    ) throws -> CompiledModule {
        try bench.module(
            shape,
            ProjectOptions(types: count, membersPerType: 0, typesPerFile: 20),
            as: "\(shape.rawValue)-\(count)"
        )
    }
}
