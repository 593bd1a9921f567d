import Foundation

/// A project that has been written to disk.
package struct ProjectFolder: Sendable {
    package let url: URL
    package let project: Project
    /// The sum of the sizes of all files.
    package let byteCount: Int
    package let fingerprint: Fingerprint

    /// Writes a project in place of whatever the folder holds.
    package init(_ project: Project, at url: URL, style: SourcePrinter.Style = .attributes) throws {
        self.url = url
        self.project = project
        let files = FileManager.default
        if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
        let printer = SourcePrinter(style: style)
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
        for module in project.modules {
            let paths = module.files.map {
                url.appendingPathComponent(printer.path(of: $0, in: module)).path + "\n"
            }
            try Data(paths.joined().utf8).write(to: url.appendingPathComponent("\(module.name).sources"))
        }
        byteCount = sources.reduce(0) { $0 + $1.text.utf8.count }
        fingerprint = Fingerprint(of: sources)
    }

    /// The absolute paths of a module's files.
    package func paths(of module: Project.Module) -> [String] {
        let printer = SourcePrinter()
        return module.files.map { url.appendingPathComponent(printer.path(of: $0, in: module)).path }
    }

    /// A file with a line for each of a module's files, for `--sources-file`.
    package func list(of module: Project.Module) -> String {
        url.appendingPathComponent("\(module.name).sources").path
    }

    /// The arguments of the tool with which the last module is generated.
    package func generateArguments(output: String) -> [String] {
        guard let top = project.modules.last else { return [] }
        let below = project.modules.dropLast().flatMap { ["--module-sources", "\($0.name)=\(list(of: $0))"] }
        return ["generate", "--module", top.name, "--output", output, "--sources-file", list(of: top)] + below
    }
}
