#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

extension HeirloomCommand: XcodeCommandPlugin {
    /// Runs the tool on the targets selected in Xcode; without a selection, on all targets whose roots no other
    /// target's tree could build, and on tests if it asks no question about the tree.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let arguments = extractor.remainingArguments
        let project = context.xcodeProject
        let run = ToolRun(
            tool: try context.tool(named: "HeirloomTool").url,
            packageFolder: project.directoryURL,
            workFolder: context.pluginWorkDirectoryURL
        )
        let kind = CommandKind(arguments)
        let targets = project.targets.filter { target in
            names.isEmpty
                ? (kind == .ofSources || !target.isTest) && project.rootMode(of: target) != .marked
                : names.contains(target.displayName)
        }
        let inputs = targets.map(project.inputs)
        switch kind {
        case nil: try run.run(arguments)
        case .ofDocument: try run.run(arguments, overDocumentsOf: inputs)
        case .ofSources: try run.run(arguments, overEach: inputs)
        case .ofManifests: throw CommandProblem.projectWithoutManifest
        }
    }
}
#endif
