import Foundation
import PackagePlugin

/// Runs the tool in the package's folder.
struct ToolRun {
    var tool: URL
    var packageFolder: URL
    /// Where this plugin may write.
    var workFolder: URL

    /// Asks once of all targets' trees together, each of which becomes a document first.
    func run(_ arguments: [String], overDocumentsOf inputs: [ModuleInputs]) throws {
        var documents: [String] = []
        for input in inputs {
            let folder = try folder(of: input)
            let document = folder.appendingPathComponent("tree.json")
            try run(
                ["graph", "--format", "json", "--output", document.path] + input.options(workFolder: folder),
                isSilent: true
            )
            documents += ["--document", document.path]
        }
        try run(arguments + documents)
    }

    /// Asks of each target, and fails at the end if one does.
    func run(_ arguments: [String], overEach inputs: [ModuleInputs]) throws {
        var status: Int32 = 0
        for input in inputs {
            let options = input.options(workFolder: try folder(of: input))
            status = max(status, try self.status(of: arguments + options))
        }
        if status != 0 { exit(status) }
    }

    /// Runs the tool, and ends as it does where it fails. It says why itself.
    ///
    /// - Parameter isSilent: Whether warnings are left to builds, which show them too.
    func run(_ arguments: [String], isSilent: Bool = false) throws {
        let status = try status(of: arguments, isSilent: isSilent)
        if status != 0 { exit(status) }
    }

    private func status(of arguments: [String], isSilent: Bool = false) throws -> Int32 {
        let process = Process()
        let errors = Pipe()
        if isSilent { process.standardError = errors }
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = packageFolder
        try process.run()
        // A pipe that is full would keep the tool from ending.
        let said = isSilent ? try errors.fileHandleForReading.readToEnd() : nil
        process.waitUntilExit()
        if let said, process.terminationStatus != 0 { try FileHandle.standardError.write(contentsOf: said) }
        return process.terminationStatus
    }

    /// A folder for what the tool is told of a module, with its sources as the package's folder names them.
    private func folder(of input: ModuleInputs) throws -> URL {
        let folder = workFolder.appendingPathComponent(input.module.name, isDirectory: true)
        let prefix = packageFolder.path + "/"
        try input.writeLists(in: folder) { file in
            file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
        }
        return folder
    }
}
