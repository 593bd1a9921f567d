import Foundation
import PackagePlugin

/// Runs the generator once for each target, before the target is compiled.
///
/// Nothing is parsed here: this runs whenever the build is planned, the tool only when a source changes.
@main
struct HeirloomGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "HeirloomTool").url
        let packages = FirstPartyPackages(around: context.package)
        let folders = PluginFolders(workFolder: context.pluginWorkDirectoryURL)
        let generation = Generation(
            module: packages.sources(of: target, folders: folders),
            modulesBelow: packages.modules(below: target).map { packages.sources(of: $0, folders: folders) },
            rootMode: context.package.rootMode(of: target),
            // A manifest before 6.0 means Swift 5. What a target's own settings say, no plugin sees.
            languageMode: context.package.toolsVersion.major < 6 ? "5" : nil,
            conditionsAreComplete: true,
            configuration: BuildConfiguration(ofTool: tool),
            projectFolder: context.package.directoryURL
        )
        return try generation.commands(
            tool: tool,
            workFolder: context.pluginWorkDirectoryURL
        )
    }
}

extension FirstPartyPackages {
    /// What the tool is told of a target.
    fileprivate func sources(of target: SwiftSourceModuleTarget, folders: PluginFolders) -> ModuleSources {
        let package = package(of: target)
        return ModuleSources(
            name: target.moduleName,
            files: target.sourceFiles.swiftSources,
            conditions: target.compilationConditions,
            package: package,
            pluginFolder: package.flatMap { folders.folder(ofTarget: target.name, inPackage: $0) }
        )
    }
}

extension FileList {
    /// The Swift files among the sources.
    var swiftSources: [URL] {
        filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
    }
}
