import Foundation

/// A project that has been written to disk.
package struct ProjectFolder: Sendable {
    package let url: URL
    package let project: Project
    /// The total size of all source files in bytes.
    package let byteCount: Int
    package let fingerprint: Fingerprint
    private let printer: SourcePrinter

    /// Writes a project, replacing the contents of the folder.
    package init(_ project: Project, at url: URL, style: SourcePrinter.Style = .attributes) throws {
        self.url = url
        self.project = project
        printer = SourcePrinter(style: style)
        let files = FileManager.default
        if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
        for module in project.modules {
            try files.createDirectory(
                at: url.appendingPathComponent("Sources/\(module.name)"),
                withIntermediateDirectories: true
            )
        }
        let sources = printer.sources(of: project)
        for source in sources {
            try Data(source.text.utf8).write(to: url.appendingPathComponent(source.path))
        }
        byteCount = sources.reduce(0) { $0 + $1.text.utf8.count }
        fingerprint = Fingerprint(of: sources)
        for module in project.modules { try writeList(of: module) }
    }

    /// The absolute paths of all files.
    package var paths: [String] {
        project.modules.flatMap(paths(of:))
    }

    /// The path of a file that lists the paths of a module's files, one per line, for `--sources-file`.
    package func list(ofModuleAt index: Int) -> String {
        list(of: project.modules[index]).path
    }

    /// The tool's arguments that generate the last module.
    package func generateArguments(output: String) -> [String] {
        guard let top = project.modules.last else { return [] }
        return ["generate", "--module", top.name, "--output", output, "--sources-file", list(of: top).path]
            + project.modules.dropLast().flatMap { ["--module-sources", "\($0.name)=\(list(of: $0).path)"] }
    }

    func write(_ file: Project.SourceFile, of module: Project.Module) throws {
        let text = printer.text(of: file, in: module)
        try Data(text.utf8).write(to: url.appendingPathComponent(printer.path(of: file, in: module)))
    }

    func remove(_ file: Project.SourceFile, of module: Project.Module) throws {
        let path = url.appendingPathComponent(printer.path(of: file, in: module)).path
        try FileManager.default.removeItem(atPath: path)
    }

    func writeList(of module: Project.Module) throws {
        try Data(paths(of: module).map { $0 + "\n" }.joined().utf8).write(to: list(of: module))
    }

    private func paths(of module: Project.Module) -> [String] {
        module.files.map { url.appendingPathComponent(printer.path(of: $0, in: module)).path }
    }

    private func list(of module: Project.Module) -> URL {
        url.appendingPathComponent("\(module.name).sources")
    }
}
