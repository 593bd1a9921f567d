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

/// What the tool is told of a module: its sources, and those of the modules below.
struct ModuleInputs {
    private static let listExtension = "sources"
    /// The file that is compiled into the module.
    static let outputName = "Heirloom.generated.swift"

    var module: ModuleSources
    var modulesBelow: [ModuleSources]
    /// The names of those, itself included, whose types no other module's tree can build.
    var closedModules: [String] = []
    var rootMode: RootMode
    /// The language mode in which the module is compiled unless its settings say another, where that is known.
    var languageMode: String?
    /// Whether the conditions of each module are all that its manifest sets.
    var conditionsAreComplete = false
    /// The configuration that is built, where that is known.
    var configuration: BuildConfiguration?
    /// The folder to which the names of additional directories are relative.
    var projectFolder: URL

    /// Those below that have sources, sorted, each name once.
    var listedModulesBelow: [ModuleSources] {
        var names: Set<String> = [module.name]
        return modulesBelow.sorted { $0.name < $1.name }
            .filter { !$0.files.isEmpty && names.insert($0.name).inserted }
    }

    /// The files in which the sources are listed, that of the module first.
    func lists(in folder: URL) -> [URL] {
        ([module] + listedModulesBelow).map { folder.appendingPathComponent(listName(of: $0)) }
    }

    /// The name of the file in which a module's sources are listed.
    func listName(of module: ModuleSources) -> String { module.name + "." + Self.listExtension }

    /// The options that tell the tool all this, once the lists are written.
    func options(workFolder: URL) -> [String] {
        var options = ["--module", module.name, "--roots", rootMode.rawValue]
        options += ["--project-folder", projectFolder.path]
        // A module that was not read does not depend on Heirloom.
        options.append("--modules-are-complete")
        options += closedModules.sorted().flatMap { ["--closed-module", $0] }
        if let languageMode { options += ["--language-mode", languageMode] }
        if conditionsAreComplete {
            options.append("--conditions-are-complete")
            if let configuration { options += ["--configuration", configuration.rawValue] }
        }
        // Of a module below, what its own run has parsed is found in its plugin folder.
        options += ["--cache", workFolder.path]
        for (source, list) in zip([module] + listedModulesBelow, lists(in: workFolder)) {
            if source.name == module.name {
                options += ["--sources-file", list.path]
                options += source.conditions.sorted().flatMap { ["--condition", $0] }
            } else {
                options += ["--module-sources", "\(source.name)=\(list.path)"]
                options += source.conditions.sorted().flatMap {
                    ["--module-condition", "\(source.name)=\($0)"]
                }
                options += source.pluginFolder.map { ["--plugin-folder", "\(source.name)=\($0.path)"] } ?? []
            }
            options += source.package.map { ["--module-package", "\(source.name)=\($0)"] } ?? []
        }
        return options
    }

    /// Writes the paths of each module's sources, where they have changed, and removes the lists of modules that
    /// are gone. There may be more of them than a command line holds.
    ///
    /// - Parameter path: How a source is named.
    func writeLists(in folder: URL, path: (URL) -> String = \.path) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let lists = lists(in: folder)
        for (module, list) in zip([module] + listedModulesBelow, lists) {
            let data = Data(module.files.map { path($0) + "\n" }.sorted().joined().utf8)
            if let written = try? Data(contentsOf: list), written == data { continue }
            try data.write(to: list, options: .atomic)
        }
        let names = Set(lists.map(\.lastPathComponent))
        for name in try files.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix("." + Self.listExtension) && !names.contains(name) {
            try files.removeItem(at: folder.appendingPathComponent(name))
        }
    }
}
