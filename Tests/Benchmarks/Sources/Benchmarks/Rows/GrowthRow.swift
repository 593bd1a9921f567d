import Measurement
import ProjectGenerator

/// The cost of twice as much work, in processor time.
enum GrowthRow: Row {
    static let name = "growth"
    static let isSlow = true

    private struct Doubling {
        let name: String
        let shape: ProjectShape
        let types: Int
        let twice: Int
    }

    private static let doublings = [
        Doubling(name: "1,000 rungs to 500", shape: .ladder, types: 500, twice: 1_000),
        Doubling(name: "10,000 siblings to 5,000", shape: .wide, types: 5_000, twice: 10_000),
        Doubling(name: "a chain of 100,000 to 50,000", shape: .deep, types: 50_000, twice: 100_000),
        // The number of requirements grows with half the square of the links: 1.414 times as many links have twice as
        // many requirements.
        Doubling(
            name: "1,000 links with values of their own to 707",
            shape: .values,
            types: 707,
            twice: 1_000
        ),
    ]

    static func figures(on bench: Bench) throws -> [Figure] {
        let tool = try bench.heirloom.tool(.release)
        let output = bench.folder.appendingPathComponent("growth.swift").path
        return try doublings.flatMap { doubling in
            let half = try project(doubling.shape, types: doubling.types, on: bench)
            let whole = try project(doubling.shape, types: doubling.twice, on: bench)
            let invocations = [whole, half].map { Invocation(tool, $0.generateArguments(output: output)) }
            let runs = try Interleaving(
                rounds: min(bench.repeats, 3),
                of: invocations.map { invocation in { try bench.launcher.run(invocation) } }
            )
            return [
                Figure(
                    doubling.name,
                    .ratio,
                    runs.ratio(of: 0, to: 1, \.processorTime),
                    .atMost(2.3),
                    on: whole
                ),
                Figure("… the larger", .seconds, runs.sample(of: 0, \.processorTime), on: whole),
            ]
        }
    }

    /// Writes a project whose types have only dependencies, a hundred to a file, so that only the graph grows.
    private static func project(_ shape: ProjectShape, types: Int, on bench: Bench) throws -> ProjectFolder {
        try bench.project(
            shape,
            ProjectOptions(types: types, membersPerType: 0, typesPerFile: 100)
        )
    }
}
