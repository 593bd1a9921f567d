import Foundation
import Measurement
import ProjectGenerator

/// What rows measure with.
struct Bench {
    /// How often each thing is measured.
    let repeats: Int
    let launcher: Launcher
    let heirloom: HeirloomBuild
    let programs: CPrograms
    private let work: WorkFolder

    /// The folder of this package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of Heirloom.
    static let repository = package.deletingLastPathComponent().deletingLastPathComponent()

    init(repeats: Int, folder: URL) throws {
        self.repeats = repeats
        work = try WorkFolder(at: folder)
        programs = try CPrograms(compiledInto: folder)
        launcher = Launcher(program: programs.launch, folder: folder)
        heirloom = HeirloomBuild(launcher: launcher)
    }

    /// Where projects and outputs are written. Kept from run to run.
    var folder: URL { work.url }

    /// Writes a project of one shape.
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

    /// The compiler, with Heirloom's runtime as it is now.
    func compiler() throws -> SwiftCompiler {
        try SwiftCompiler(launcher: launcher, folder: folder)
    }

    /// Measures programs in turn, and the last one as it is where it finds no cache.
    func interleave(
        _ invocations: Invocation...,
        filling cache: (folder: URL, by: Invocation)? = nil
    ) throws -> Interleaving<RunCost> {
        var measure: [() throws -> RunCost] = []
        for invocation in invocations { measure.append { try launcher.run(invocation) } }
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
