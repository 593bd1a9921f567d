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

    /// Measures programs in turn.
    func interleave(_ invocations: Invocation...) throws -> Interleaving<RunCost> {
        try Interleaving(
            rounds: repeats,
            of: invocations.map { invocation in { try launcher.run(invocation) } }
        )
    }
}
