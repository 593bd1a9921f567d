import Foundation
import PackagePlugin

extension ModuleInputs {
    /// Returns the command that generates the module's roots, and writes its arguments for the language server.
    func commands(tool: URL, workFolder: URL) throws -> [Command] {
        guard !module.files.isEmpty else { return [] }
        try writeLists(in: workFolder)
        let output = workFolder.appendingPathComponent(Self.outputName)
        let arguments = ["generate"] + options(workFolder: workFolder) + ["--output", output.path]
        try Self.write(arguments, to: workFolder.appendingPathComponent(module.name + ".arguments"))
        return [
            .buildCommand(
                displayName: "Generating the roots of \(module.name)",
                executable: tool,
                arguments: arguments,
                inputFiles: lists(in: workFolder) + module.files + listedModulesBelow.flatMap(\.files),
                outputFiles: [output]
            )
        ]
    }
}
