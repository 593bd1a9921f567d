import Foundation
import Measurement
import ProjectGenerator

/// A module as the compiler gets it: with what is generated for it.
struct CompiledModule {
    let project: ProjectFolder
    /// With what the macros would write written out, where they are not what is measured.
    let sources: [String]
    let generated: String
}

extension Bench {
    /// Writes a project of one module and generates for it.
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
