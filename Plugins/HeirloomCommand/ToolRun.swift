import Foundation
import PackagePlugin

/// Runs the tool in the package's folder.
struct ToolRun {
    var tool: URL
    var packageFolder: URL
    /// The folder that this plugin may write to.
    var workFolder: URL

    /// Writes a document for each target, then runs the tool once on all of them.
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

    /// Runs the tool on each target, and exits at the end if a run failed. A diagnostic about a module below several
    /// targets is printed once.
    func run(_ arguments: [String], overEach inputs: [ModuleInputs]) throws {
        var status: Int32 = 0
        var printed: Set<String> = []
        for input in inputs {
            let options = input.options(workFolder: try folder(of: input))
            let outcome = try outcome(of: arguments + options, capturing: \.standardOutput)
            for text in outcome.captured.diagnostics where printed.insert(text).inserted {
                try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            }
            status = max(status, outcome.status)
        }
        if status != 0 { exit(status) }
    }

    /// Runs the tool on the manifests of packages other than Heirloom's own. A manifest lists the plugins of each target,
    /// which plugins cannot see.
    func run(_ arguments: [String], overManifestsOf packages: [Package]) throws {
        let packages = packages.filter { !$0.targets.contains(where: \.isHeirloom) }
        try run(arguments + packages.map(manifest))
    }

    /// Writes a package's manifest, as SwiftPM prints it.
    private func manifest(of package: Package) throws -> String {
        let file = workFolder.appendingPathComponent(package.id + ".json")
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The SwiftPM that runs this plugin holds the lock of the package's own scratch folder.
        process.arguments = [
            "swift", "package", "--package-path", package.directoryURL.path,
            "--scratch-path", workFolder.appendingPathComponent("manifests").path, "--disable-sandbox",
            "dump-package",
        ]
        process.standardOutput = try FileHandle(forWritingTo: file)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
        return file.path
    }

    /// Runs the tool, and exits with its status if it fails. The tool itself reports the error.
    ///
    /// - Parameter isSilent: Whether to omit warnings, because builds show them too.
    func run(_ arguments: [String], isSilent: Bool = false) throws {
        let outcome = try outcome(of: arguments, capturing: isSilent ? \.standardError : nil)
        if outcome.status == 0 { return }
        try FileHandle.standardError.write(contentsOf: Data(outcome.captured.utf8))
        exit(outcome.status)
    }

    /// Runs the tool, and returns its status and the text that it writes to a stream instead of printing that.
    private func outcome(
        of arguments: [String],
        capturing stream: ReferenceWritableKeyPath<Process, Any?>?
    ) throws -> (status: Int32, captured: String) {
        let process = Process()
        let pipe = Pipe()
        if let stream { process[keyPath: stream] = pipe }
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = packageFolder
        try process.run()
        // A full pipe would block the tool.
        let captured = stream == nil ? nil : try pipe.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: captured ?? Data(), as: UTF8.self))
    }

    /// Creates the folder with the lists of a module's sources, whose paths are relative to the package's folder.
    private func folder(of input: ModuleInputs) throws -> URL {
        let folder = workFolder.appendingPathComponent(input.module.name, isDirectory: true)
        let prefix = packageFolder.path + "/"
        try input.writeLists(in: folder) { file in
            file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
        }
        return folder
    }
}

extension String {
    /// The diagnostics in the tool's output, each with its notes. A JSON document is one text.
    fileprivate var diagnostics: [String] {
        if hasPrefix("{") { return [self] }
        return split(separator: "\n").reduce(into: []) { texts, line in
            let isNote = line.contains(": note: ") && !texts.isEmpty
            if !isNote { texts.append("") }
            texts[texts.count - 1] += line + "\n"
        }
    }
}
