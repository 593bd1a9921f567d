#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

extension HeirloomGenerator: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        try context.xcodeProject.inputs(of: target).commands(
            tool: context.tool(named: "HeirloomBuildTool").url,
            workFolder: context.pluginWorkDirectoryURL
        )
    }
}
#endif
