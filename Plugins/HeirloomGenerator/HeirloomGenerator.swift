import Foundation
import PackagePlugin

/// Runs the generator for each target before the target is compiled.
///
/// The plugin itself parses nothing: it runs whenever the build is planned, but the tool only when a source changes.
@main
struct HeirloomGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "HeirloomBuildTool").url
        let packages = FirstPartyPackages(around: context.package)
        let folders = PluginFolders(workFolder: context.pluginWorkDirectoryURL)
        let inputs = packages.inputs(
            of: target,
            in: context.package,
            folders: folders,
            configuration: BuildConfiguration(ofTool: tool)
        )
        return try inputs.commands(tool: tool, workFolder: context.pluginWorkDirectoryURL)
    }
}
