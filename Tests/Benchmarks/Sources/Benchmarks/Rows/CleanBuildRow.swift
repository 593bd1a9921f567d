import Foundation
import Measurement
import ProjectGenerator

/// The first build of a package that uses Heirloom, compared with one that has an empty macro.
enum CleanBuildRow: Row {
    static let name = "clean-build"
    static let isSlow = true

    static func figures(on bench: Bench) throws -> [Figure] {
        let adopter = try PackageFolder(
            ProjectShape.tree.project(ProjectOptions(types: 20)),
            at: bench.folder.appendingPathComponent("clean-build"),
            heirloom: Bench.repository,
            runsPlugin: true
        )
        let runs = try Interleaving(
            rounds: min(bench.repeats, 3),
            warmsUp: false,
            of: [
                {
                    try adopter.deleteBuild()
                    return try bench.launcher.output(of: Invocation("swift", adopter.buildArguments)).cost
                },
                { try buildOfEmptyMacro(on: bench) },
            ]
        )
        return [
            Figure(
                "processor time",
                .seconds,
                runs.sample(of: 0, \.processorTime),
                .atMost(140),
                on: adopter.project
            ),
            Figure("time", .seconds, runs.sample(of: 0, \.clockTime), on: adopter.project),
            Figure("an empty macro, processor time", .seconds, runs.sample(of: 1, \.processorTime), on: nil),
            Figure("an empty macro, time", .seconds, runs.sample(of: 1, \.clockTime), on: nil),
        ]
    }

    /// Builds the smallest package that contains a macro.
    private static func buildOfEmptyMacro(on bench: Bench) throws -> RunCost {
        let folder = bench.folder.appendingPathComponent("empty-macro")
        if FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import CompilerPluginSupport
            import PackageDescription

            let package = Package(
                name: "Empty",
                targets: [.macro(name: "Macros"), .target(name: "Empty", dependencies: ["Macros"])]
            )

            """,
            "Sources/Macros/Plugin.swift": "@main enum Plugin { static func main() {} }\n",
            "Sources/Empty/Nothing.swift": "public struct Nothing {}\n",
        ]
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return try bench.launcher.output(of: Invocation("swift", ["build", "--package-path", folder.path]))
            .cost
    }
}
