import Foundation
import PackagePlugin

/// Writes the tree of a program down before the program is compiled, so that it can print it.
///
/// Heirloom's own plugin needs none of this. It is here for `notes tree`.
@main
struct PrintedTree: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let program = target as? SwiftSourceModuleTarget else { return [] }
        let folder = context.pluginWorkDirectoryURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = folder.appending(path: "Tree.swift")
        let programList = try list(of: program, in: folder)
        let tool = try context.tool(named: "HeirloomTool").url
        // Heirloom prints the tree, and the shell makes it a string.
        let script = ##"""
            output=$1; shift
            tree=$("$@") && printf 'let heirloomTree = #"""\n%s\n"""#\n' "$tree" > "$output"
            """##
        var arguments = ["-c", script, "sh", output.path, tool.path, "graph", "--module", program.moduleName]
        arguments += ["--sources-file", programList.path, "--module-package", "\(program.moduleName)=notes"]
        arguments += ["--roots", "marked"]
        var inputs = [tool, programList] + program.swiftFiles
        for module in program.modulesBelow(in: context.package) {
            let list = try list(of: module, in: folder)
            arguments += ["--module-sources", "\(module.moduleName)=\(list.path)"]
            arguments += ["--module-package", "\(module.moduleName)=notes"]
            let view = module.modulesBelow(in: context.package).map(\.moduleName).joined(separator: ",")
            arguments += ["--module-view", "\(module.moduleName)=\(view)"]
            inputs += [list] + module.swiftFiles
        }
        return [
            .buildCommand(
                displayName: "Writing the tree of \(program.moduleName) down",
                executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: arguments,
                inputFiles: inputs,
                outputFiles: [output]
            )
        ]
    }

    /// Writes the paths of a module's sources into a file, unless they are there already.
    private func list(of module: SwiftSourceModuleTarget, in folder: URL) throws -> URL {
        let list = folder.appending(path: "\(module.moduleName).sources")
        let paths = Data(module.swiftFiles.map { $0.path + "\n" }.sorted().joined().utf8)
        if (try? Data(contentsOf: list)) != paths { try paths.write(to: list, options: .atomic) }
        return list
    }
}

extension SwiftSourceModuleTarget {
    fileprivate var swiftFiles: [URL] {
        sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
    }

    /// The modules of the package that this one imports, directly or not, by name.
    fileprivate func modulesBelow(in package: Package) -> [SwiftSourceModuleTarget] {
        let own = Set(package.targets.map(\.id))
        return
            recursiveTargetDependencies
            .filter { own.contains($0.id) }
            .compactMap { $0 as? SwiftSourceModuleTarget }
            .sorted { $0.name < $1.name }
    }
}
