import Foundation
import PackagePlugin

extension ModuleInputs {
    /// Returns the command that generates the module's roots.
    func commands(tool: URL, workFolder: URL) throws -> [Command] {
        guard !module.files.isEmpty else { return [] }
        try writeLists(in: workFolder)
        let output = workFolder.appendingPathComponent(Self.outputName)
        return [
            .buildCommand(
                displayName: "Generating the roots of \(module.name)",
                executable: tool,
                arguments: ["generate"] + options(workFolder: workFolder) + ["--output", output.path],
                inputFiles: lists(in: workFolder) + module.files + listedModulesBelow.flatMap(\.files),
                outputFiles: [output]
            )
        ]
    }
}
