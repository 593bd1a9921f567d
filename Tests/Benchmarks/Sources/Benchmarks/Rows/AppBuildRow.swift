import Foundation
import Measurement
import ProjectGenerator

/// Incremental `swift build` of an app of twenty modules that all run the plugin, compared with the same app with its
/// generated files checked in.
enum AppBuildRow: Row {
    static let name = "app-build"
    static let isSlow = true

    /// The index of the module in which a function body is edited, in the middle of the app.
    private static let editedModule = 10

    static func figures(on bench: Bench) throws -> [Figure] {
        let project = ProjectShape.modules.project(ProjectOptions(types: 400, modules: 20))
        let with = try package(project, as: "app-with-plugin", runsPlugin: true, on: bench)
        try build(with, on: bench)
        let without = try package(project, as: "app-without-plugin", runsPlugin: false, on: bench)
        for (module, file) in try with.generatedFiles() {
            let copy = without.project.url.appendingPathComponent(
                "Sources/\(module)/Heirloom.generated.swift"
            )
            try FileManager.default.copyItem(at: file, to: copy)
        }
        try build(without, on: bench)
        // SwiftPM runs every plugin again in the second build.
        try build(with, on: bench)

        let idle = try Interleaving(
            rounds: bench.repeats,
            of: [{ try build(with, on: bench).cost }, { try build(without, on: bench).cost }]
        )
        return [
            Figure(
                "nothing changed, time to without",
                .ratio,
                idle.ratio(of: 0, to: 1, \.clockTime),
                .atMost(1.05),
                on: with.project
            ),
            Figure(
                "… processor time to without",
                .ratio,
                idle.ratio(of: 0, to: 1, \.processorTime),
                on: with.project
            ),
            Figure("… time", .seconds, idle.sample(of: 0, \.clockTime), on: with.project),
        ] + (try figuresOfAnEdit(of: with, and: without, on: bench))
    }

    private static func figuresOfAnEdit(
        of with: PackageFolder,
        and without: PackageFolder,
        on bench: Bench
    ) throws -> [Figure] {
        var generatorRuns: [Double] = []
        let before = try modificationDates(in: with)
        let toggles = [with, without].map { EditToggle(.body, of: $0.project, inModuleAt: editedModule) }
        let edited = try Interleaving(
            rounds: bench.repeats,
            of: [
                {
                    try toggles[0].flip()
                    let output = try build(with, on: bench)
                    let lines = output.text.split(separator: "\n")
                    generatorRuns.append(Double(lines.count { $0.contains("Generating the roots of") }))
                    return output.cost
                },
                {
                    try toggles[1].flip()
                    return try build(without, on: bench).cost
                },
            ]
        )
        let after = try modificationDates(in: with)
        let above = Double(with.project.project.modulesAbove(moduleAt: editedModule).count)
        let rewritten = Double(before.count { after[$0.key] != $0.value })
        return [
            Figure(
                "a body edited, time to without",
                .ratio,
                edited.ratio(of: 0, to: 1, \.clockTime),
                on: with.project
            ),
            Figure(
                "… processor time to without",
                .ratio,
                edited.ratio(of: 0, to: 1, \.processorTime),
                on: with.project
            ),
            Figure("… time", .seconds, edited.sample(of: 0, \.clockTime), on: with.project),
            Figure("… generators run", .count, Sample(generatorRuns), .atMost(above + 1), on: with.project),
            Figure("… outputs rewritten", .count, Sample([rewritten]), .atMost(0), on: with.project),
        ]
    }

    private static func package(
        _ project: Project,
        as name: String,
        runsPlugin: Bool,
        on bench: Bench
    ) throws -> PackageFolder {
        try PackageFolder(
            project,
            at: bench.folder.appendingPathComponent(name),
            heirloom: Bench.repository,
            runsPlugin: runsPlugin
        )
    }

    @discardableResult
    private static func build(_ package: PackageFolder, on bench: Bench) throws -> RunOutput {
        try bench.launcher.output(of: Invocation("swift", package.buildArguments))
    }

    private static func modificationDates(in package: PackageFolder) throws -> [String: Date] {
        try package.generatedFiles().compactMapValues {
            try FileManager.default.attributesOfItem(atPath: $0.path)[.modificationDate] as? Date
        }
    }
}
