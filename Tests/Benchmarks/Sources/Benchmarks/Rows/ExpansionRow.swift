import Measurement
import ProjectGenerator

/// The compile time of the macros for types with five properties: with Heirloom's plugin, with a plugin that does
/// nothing, and without macros.
enum ExpansionRow: Row {
    static let name = "macros"

    private static let typeCount = 1_000

    static func figures(on bench: Bench) throws -> [Figure] {
        let options = ProjectOptions(types: typeCount, membersPerType: 0)
        let attributed = try bench.project(.received, options, as: "received")
        let both = try bench.project(.received, options, as: "received-both", style: .attributesAndExpansions)
        let expanded = try bench.project(.received, options, as: "received-expanded", style: .expansions)
        let compiler = try bench.compiler()
        let runs = try bench.interleave(
            [
                compiler.compilation(of: attributed.paths, to: .none, macros: try bench.heirloom.macros()),
                // This plugin's macros add nothing, so the sources contain their expansions.
                compiler.compilation(of: both.paths, to: .none, macros: bench.programs.constantPlugin.path),
                compiler.compilation(of: expanded.paths, to: .none),
            ]
        )
        func perType(_ thing: Int, above other: Int, _ figure: (RunCost) -> Double) -> Sample {
            runs.difference(of: thing, from: other, figure).map { $0 / Double(typeCount) }
        }
        return [
            Figure(
                "a type, above a plugin that does nothing",
                .seconds,
                perType(0, above: 1, \.processorTime),
                .atMost(0.001),
                on: attributed
            ),
            Figure("… by the clock", .seconds, perType(0, above: 1, \.clockTime), on: attributed),
            Figure(
                "a type, above no macros",
                .seconds,
                perType(0, above: 2, \.processorTime),
                on: attributed
            ),
            Figure(
                "the plugin that does nothing, above no macros",
                .seconds,
                perType(1, above: 2, \.processorTime),
                on: both
            ),
            Figure(
                "module with macros to without",
                .ratio,
                runs.ratio(of: 0, to: 2, \.processorTime),
                on: attributed
            ),
        ]
    }
}
