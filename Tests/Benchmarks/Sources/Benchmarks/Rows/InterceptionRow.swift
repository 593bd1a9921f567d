import Foundation
import Measurement

/// Calling an intercepted function, compared with the same function without interceptors.
enum InterceptionRow: Row {
    static let name = "interception"

    static func figures(on bench: Bench) throws -> [Figure] {
        let program = try compiledProgram(on: bench)
        let processes = try (0..<bench.repeats).map { _ in
            try bench.launcher.output(of: Invocation(program.path)).text.split(separator: "\n").map { line in
                line.split(separator: " ").compactMap { Double($0) }
            }
        }
        func ratio(of way: Int) -> Sample {
            Sample(processes.map { rounds in Sample(rounds.map { $0[way] / $0[0] }).median })
        }
        func time(of way: Int) -> Sample {
            Sample(processes.map { rounds in Sample(rounds.map { $0[way] / 1e9 }).median })
        }
        return [
            Figure("a specialized call, time to a plain one", .ratio, ratio(of: 1), .atMost(20), on: nil),
            Figure("a generic call, time to a plain one", .ratio, ratio(of: 2), .atMost(100), on: nil),
            Figure("time, plain", .seconds, time(of: 0), on: nil),
            Figure("time, specialized", .seconds, time(of: 1), on: nil),
            Figure("time, generic", .seconds, time(of: 2), on: nil),
        ]
    }

    private static func compiledProgram(on bench: Bench) throws -> URL {
        let sources = ["Rounds.swift", "Interception/main.swift"].map {
            Bench.package.appendingPathComponent("Programs/\($0)").path
        }
        let program = bench.folder.appendingPathComponent("interception")
        let compilation = try bench.compiler().compilation(
            of: sources,
            to: .program(program),
            macros: bench.heirloom.macros()
        )
        _ = try bench.launcher.output(of: compilation)
        return program
    }
}
