import Foundation
import Measurement

/// Reading a value that a container caches, compared with a handwritten lock and dictionary.
enum InjectionRow: Row {
    static let name = "injection"

    static func figures(on bench: Bench) throws -> [Figure] {
        let program = try compiledProgram(on: bench)
        let processes = try (0..<bench.repeats).map { _ in
            try bench.launcher.output(of: Invocation(program.path)).text.split(separator: "\n").map { line in
                line.split(separator: " ").compactMap { Double($0) }
            }
        }
        func ratio(of way: Int) -> Sample {
            Sample(processes.map { rounds in Sample(rounds.map { $0[way] / $0[3] }).median })
        }
        func time(of way: Int) -> Sample {
            Sample(processes.map { rounds in Sample(rounds.map { $0[way] / 1e9 }).median })
        }
        return [
            Figure(
                "a property that was read, time to that by hand",
                .ratio,
                ratio(of: 0),
                .atMost(1),
                on: nil
            ),
            Figure("a new property, time to that by hand", .ratio, ratio(of: 1), .atMost(20), on: nil),
            Figure("a container, time to that by hand", .ratio, ratio(of: 2), .atMost(5), on: nil),
            Figure("time, a property that was read", .seconds, time(of: 0), on: nil),
            Figure("time, a new property", .seconds, time(of: 1), on: nil),
            Figure("time, a container", .seconds, time(of: 2), on: nil),
            Figure("time, by hand", .seconds, time(of: 3), on: nil),
        ]
    }

    private static func compiledProgram(on bench: Bench) throws -> URL {
        let sources = ["Rounds.swift", "Injection/Registry.swift", "Injection/main.swift"].map {
            Bench.package.appendingPathComponent("Programs/\($0)").path
        }
        let program = bench.folder.appendingPathComponent("injection")
        _ = try bench.launcher.output(of: bench.compiler().compilation(of: sources, to: .program(program)))
        return program
    }
}
