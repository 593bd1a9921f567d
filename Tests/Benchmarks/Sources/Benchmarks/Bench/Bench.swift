import Foundation
import Measurement
import ProjectGenerator

/// The tools that rows measure with.
struct Bench {
    /// The number of measurements of each thing.
    let repeats: Int
    let launcher: Launcher
    let heirloom: HeirloomBuild
    let programs: CPrograms
    private let work: WorkFolder

    /// This package's folder.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Heirloom's folder.
    static let repository = package.deletingLastPathComponent().deletingLastPathComponent()

    init(repeats: Int, folder: URL) throws {
        self.repeats = repeats
        work = try WorkFolder(at: folder)
        programs = try CPrograms(compiledInto: folder)
        launcher = Launcher(program: programs.launch, folder: folder)
        heirloom = HeirloomBuild(launcher: launcher)
    }

    /// The folder for projects and outputs. It is kept between runs.
    var folder: URL { work.url }

    /// Writes a project of the given shape.
    func project(
        _ shape: ProjectShape,
        _ options: ProjectOptions,
        as name: String? = nil,
        style: SourcePrinter.Style = .attributes
    ) throws -> ProjectFolder {
        try ProjectFolder(
            shape.project(options),
            at: folder.appendingPathComponent(name ?? "\(shape.rawValue)-\(options.types)"),
            style: style
        )
    }

    /// Returns a compiler that links the current version of Heirloom's runtime.
    func compiler() throws -> SwiftCompiler {
        try SwiftCompiler(launcher: launcher, folder: folder)
    }

    /// Measures several programs in turn, and optionally one more whose cache is deleted before each measurement.
    func interleave(
        _ invocations: [Invocation],
        filling cache: (folder: URL, by: Invocation)? = nil
    ) throws -> Interleaving<RunCost> {
        var measure: [() throws -> RunCost] = invocations.map { invocation in
            { try launcher.run(invocation) }
        }
        if let cache {
            measure.append {
                if FileManager.default.fileExists(atPath: cache.folder.path) {
                    try FileManager.default.removeItem(at: cache.folder)
                }
                return try launcher.run(cache.by)
            }
        }
        return try Interleaving(rounds: repeats, of: measure)
    }
}
