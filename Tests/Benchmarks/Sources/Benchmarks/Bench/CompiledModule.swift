import Foundation
import Measurement
import ProjectGenerator

/// A module as the compiler receives it: its sources and the file generated for it.
struct CompiledModule {
    let project: ProjectFolder
    /// The sources with the macros' expansions written out, for measurements that exclude the macros.
    let sources: [String]
    let generated: String
}

extension Bench {
    /// Writes a project of one module and generates its output.
    func module(_ shape: ProjectShape, _ options: ProjectOptions, as name: String) throws -> CompiledModule {
        let project = try project(shape, options, as: name)
        let generated = folder.appendingPathComponent("\(name).swift").path
        try launcher.run(
            Invocation(try heirloom.tool(.release), project.generateArguments(output: generated))
        )
        let expanded = try self.project(shape, options, as: "\(name)-expanded", style: .expansions)
        return CompiledModule(project: project, sources: expanded.paths, generated: generated)
    }
}
