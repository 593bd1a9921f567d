import Foundation
import PackagePlugin

/// A module and its sources.
struct ModuleSources {
    var name: String
    var files: [URL]
    /// The compilation conditions that are known to be set in it.
    var conditions: [String] = []
    /// The identity of its package, `nil` where it is not known.
    var package: String?
    /// The work folder of this plugin for the module, if it runs the plugin; `nil` where that is not known.
    var pluginFolder: URL?
}

/// How the tool finds roots.
enum RootMode: String {
    case detect, require, marked
}

/// What is built, which tells whether `DEBUG` is set.
enum BuildConfiguration: String {
    case debug, release

    /// That of a tool, which a build makes in the configuration of all it makes: `…/release/Tool`,
    /// `…/Debug-linux/Tool`; `nil` where its place does not tell.
    init?(ofTool tool: URL) {
        let folder = tool.deletingLastPathComponent().lastPathComponent
        self.init(rawValue: folder.prefix { $0 != "-" }.lowercased())
    }
}

/// One run of the tool.
struct Generation {
    /// The file that is compiled into the module.
    private static let outputName = "Heirloom.generated.swift"
    private static let listExtension = "sources"

    var module: ModuleSources
    var modulesBelow: [ModuleSources]
    var rootMode: RootMode
    /// The language mode in which the module is compiled unless its settings say another, where that is known.
    var languageMode: String?
    /// Whether the conditions of each module are all that its manifest sets.
    var conditionsAreComplete = false
    /// The configuration that is built, where that is known.
    var configuration: BuildConfiguration?
    /// The folder to which the names of additional directories are relative.
    var projectFolder: URL

    /// The command that runs the tool.
    ///
    /// Sources are handed over in files, because there may be more of them than a command line holds.
    func commands(tool: URL, workFolder: URL) throws -> [Command] {
        guard !module.files.isEmpty else { return [] }
        var names: Set<String> = [module.name]
        let below = modulesBelow.sorted { $0.name < $1.name }
            .filter { !$0.files.isEmpty && names.insert($0.name).inserted }
        let lists = try writeLists([module] + below, in: workFolder)
        let output = workFolder.appendingPathComponent(Self.outputName)
        var arguments = ["generate", "--module", module.name, "--output", output.path]
        arguments += ["--roots", rootMode.rawValue, "--project-folder", projectFolder.path]
        if let languageMode { arguments += ["--language-mode", languageMode] }
        if conditionsAreComplete {
            arguments.append("--conditions-are-complete")
            if let configuration { arguments += ["--configuration", configuration.rawValue] }
        }
        // Of a module below, what its own run has parsed is found in its plugin folder.
        arguments += ["--cache", workFolder.path]
        for (source, list) in zip([module] + below, lists) {
            if source.name == module.name {
                arguments += ["--sources-file", list.path]
                arguments += source.conditions.sorted().flatMap { ["--condition", $0] }
            } else {
                arguments += ["--module-sources", "\(source.name)=\(list.path)"]
                arguments += source.conditions.sorted().flatMap {
                    ["--module-condition", "\(source.name)=\($0)"]
                }
                arguments +=
                    source.pluginFolder.map { ["--plugin-folder", "\(source.name)=\($0.path)"] } ?? []
            }
            arguments += source.package.map { ["--module-package", "\(source.name)=\($0)"] } ?? []
        }
        return [
            .buildCommand(
                displayName: "Generating the roots of \(module.name)",
                executable: tool,
                arguments: arguments,
                inputFiles: lists + module.files + below.flatMap(\.files),
                outputFiles: [output]
            )
        ]
    }

    /// Writes the paths of each module's sources, where they have changed, and removes the lists of modules
    /// that are gone.
    private func writeLists(_ modules: [ModuleSources], in folder: URL) throws -> [URL] {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let lists = modules.map {
            folder.appendingPathComponent($0.name).appendingPathExtension(Self.listExtension)
        }
        for (module, list) in zip(modules, lists) {
            let data = Data(module.files.map { $0.path + "\n" }.sorted().joined().utf8)
            if let written = try? Data(contentsOf: list), written == data { continue }
            try data.write(to: list, options: .atomic)
        }
        let names = Set(lists.map(\.lastPathComponent))
        for name in try files.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix("." + Self.listExtension) && !names.contains(name) {
            try files.removeItem(at: folder.appendingPathComponent(name))
        }
        return lists
    }
}

/// Where the build system keeps what this plugin writes for each target, as far as its own place tells.
struct PluginFolders {
    /// `…/outputs`, in `…/outputs/PACKAGE/TARGET/destination/HeirloomGenerator`.
    private let outputs: URL?
    private let tail: [String]

    init(workFolder: URL) {
        let components = workFolder.pathComponents
        guard components.count > 5, components[components.count - 5] == "outputs" else {
            outputs = nil
            tail = []
            return
        }
        tail = Array(components.suffix(2))
        outputs = (0..<4).reduce(workFolder) { url, _ in url.deletingLastPathComponent() }
    }

    func folder(ofTarget target: String, inPackage package: String) -> URL? {
        outputs.map { outputs in
            ([package, target] + tail).reduce(outputs) { $0.appendingPathComponent($1, isDirectory: true) }
        }
    }
}
