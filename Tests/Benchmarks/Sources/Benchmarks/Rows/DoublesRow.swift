import Measurement
import ProjectGenerator

/// The build time that test doubles add to a debug build, compared with what the production code of the same tree adds.
///
/// Production code is everything Heirloom adds without doubles: the macro expansions of each type and the generated
/// file.
enum DoublesRow: Row {
    static let name = "doubles"
    static let isSlow = true

    private enum Build: Int {
        case doubled, production, bare
    }

    static func figures(on bench: Bench) throws -> [Figure] {
        let options = ProjectOptions(types: 1_000, membersPerType: 0)
        let tree = try bench.module(.tree, options, as: "undoubled")
        let doubled = try bench.module(.doubles, options, as: "doubled")
        let compiler = try bench.compiler()
        let macros = try bench.heirloom.macros()
        let object = bench.folder.appendingPathComponent("Doubles.o")
        let files: [(sources: [String], macros: String?)] = [
            (doubled.project.paths + [doubled.generated], macros),
            (tree.project.paths + [tree.generated], macros),
            (tree.sources, nil),
        ]
        let runs = try Interleaving(
            rounds: min(bench.repeats, 5),
            of: files.map { files in
                {
                    try bench.launcher.run(
                        compiler.compilation(
                            of: files.sources,
                            to: .object(object),
                            macros: files.macros,
                            options: ["-D", "DEBUG"]
                        )
                    )
                }
            }
        )
        func added(by thing: Build, to other: Build) -> ([RunCost]) -> Double {
            { $0[thing.rawValue].processorTime - $0[other.rawValue].processorTime }
        }
        let ofDoubles = added(by: .doubled, to: .production)
        let ofProduction = added(by: .production, to: .bare)
        return [
            Figure("doubles add", .seconds, runs.sample(ofDoubles), on: doubled.project),
            Figure("production code adds", .seconds, runs.sample(ofProduction), on: tree.project),
            Figure(
                "what doubles add to what production code adds",
                .ratio,
                runs.sample { ofDoubles($0) / ofProduction($0) },
                .atMost(2),
                on: doubled.project
            ),
        ]
    }
}
