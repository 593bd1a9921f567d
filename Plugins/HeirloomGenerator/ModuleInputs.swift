import Foundation
import PackagePlugin

/// A module and its sources.
struct ModuleSources {
    var name: String
    var files: [URL]
    /// The compilation conditions that are known to be set in the module.
    var conditions: [String] = []
    /// The identity of the module's package; `nil` if unknown.
    var package: String?
    /// The work folder of this plugin for the module, if the module uses the plugin; `nil` if unknown.
    var pluginFolder: URL?
    /// The modules that the module depends on, if it is one that others can depend on; `nil` for other modules, and if
    /// unknown.
    var view: [String]?
}

/// How the tool finds roots.
enum RootMode: String {
    case detect, require, marked
}

/// The build configuration, which determines whether `DEBUG` is set.
enum BuildConfiguration: String {
    case debug, release

    /// Infers the configuration from the location of a tool, which is built in the same configuration as everything
    /// else: `…/release/Tool`, `…/Debug-linux/Tool`. Returns `nil` if the location does not show it.
    init?(ofTool tool: URL) {
        let folder = tool.deletingLastPathComponent().lastPathComponent
        self.init(rawValue: folder.prefix { $0 != "-" }.lowercased())
    }
}

/// The tool's inputs for a module: its sources, and those of the modules below.
struct ModuleInputs {
    private static let listExtension = "sources"
    /// The file that is compiled into the module.
    static let outputName = "Heirloom.generated.swift"

    var module: ModuleSources
    var modulesBelow: [ModuleSources]
    /// The names of the modules, possibly including this one, whose types no other module's tree can build.
    var closedModules: [String] = []
    /// The modules of local packages, each with the entry that adds its target to the dependencies of another one.
    var localTargets: [String: String] = [:]
    /// The modules, possibly including this one, whose targets do not depend on a product: `Feature=Heirloom`.
    var modulesWithoutProduct: [String] = []
    var rootMode: RootMode
    /// The language mode of the module unless its settings override it, if known.
    var languageMode: String?
    /// Whether the conditions of each module are all that its manifest sets.
    var conditionsAreComplete = false
    /// The build configuration, if known.
    var configuration: BuildConfiguration?
    /// The folder that the names of additional directories are relative to.
    var projectFolder: URL

    /// The modules below that have sources, sorted and without duplicate names.
    var listedModulesBelow: [ModuleSources] {
        var names: Set<String> = [module.name]
        return modulesBelow.sorted { $0.name < $1.name }
            .filter { !$0.files.isEmpty && names.insert($0.name).inserted }
    }

    /// Returns the files that list the sources, starting with that of the module itself.
    func lists(in folder: URL) -> [URL] {
        ([module] + listedModulesBelow).map { folder.appendingPathComponent(listName(of: $0)) }
    }

    /// Returns the name of the file that lists a module's sources.
    func listName(of module: ModuleSources) -> String { module.name + "." + Self.listExtension }

    /// Returns the command-line options for these inputs. The lists must have been written.
    func options(workFolder: URL) -> [String] {
        var options = ["--module", module.name, "--roots", rootMode.rawValue]
        options += ["--project-folder", projectFolder.path]
        // Modules that were not read do not depend on Heirloom.
        options.append("--modules-are-complete")
        options += closedModules.sorted().flatMap { ["--closed-module", $0] }
        options += localTargets.sorted { $0.key < $1.key }.flatMap { ["--local-target", "\($0)=\($1)"] }
        options += modulesWithoutProduct.sorted().flatMap { ["--module-without-product", $0] }
        if let languageMode { options += ["--language-mode", languageMode] }
        if conditionsAreComplete {
            options.append("--conditions-are-complete")
            if let configuration { options += ["--configuration", configuration.rawValue] }
        }
        // The parsed declarations of a module below are in the plugin folder of that module's own run.
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
            options +=
                source.view.map {
                    ["--module-view", source.name + "=" + $0.sorted().joined(separator: ",")]
                } ?? []
            options += source.package.map { ["--module-package", "\(source.name)=\($0)"] } ?? []
        }
        return options
    }

    /// Writes the paths of each module's sources to a list if they have changed, and removes the lists of modules that
    /// no longer exist. A command line might be too short for all paths.
    ///
    /// - Parameter path: Returns the path to write for a source.
    func writeLists(in folder: URL, path: (URL) -> String = \.path) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let lists = lists(in: folder)
        for (module, list) in zip([module] + listedModulesBelow, lists) {
            try Self.write(module.files.map(path).sorted(), to: list)
        }
        let names = Set(lists.map(\.lastPathComponent))
        for name in try files.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix("." + Self.listExtension) && !names.contains(name) {
            try files.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Writes a file with these lines unless it has them already.
    static func write(_ lines: [String], to file: URL) throws {
        let data = Data(lines.map { $0 + "\n" }.joined().utf8)
        if let written = try? Data(contentsOf: file), written == data { return }
        try data.write(to: file, options: .atomic)
    }
}
