import Foundation
import PackagePlugin

/// Runs the tool on the package's own targets: `swift package heirloom why UserService`.
///
/// All arguments except `--target` and `--configuration` are passed to the tool.
@main
struct HeirloomCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        var arguments = extractor.remainingArguments
        if arguments.first == "migrate", !arguments.contains("safedi") {
            arguments.insert(contentsOf: ["safedi", "."], at: 1)
        }
        let run = ToolRun(
            tool: try context.tool(named: "HeirloomTool").url,
            packageFolder: context.package.directoryURL,
            workFolder: context.pluginWorkDirectoryURL
        )
        switch CommandKind(arguments) {
        case nil: try run.run(arguments)
        case .ofDocument:
            let inputs = try inputs(ofTargets: names, &arguments, context, includesTests: false)
            try run.run(arguments, overDocumentsOf: inputs)
        case .ofSources:
            let inputs = try inputs(ofTargets: names, &arguments, context, includesTests: true)
            try run.run(arguments, overEach: inputs)
        case .ofManifests:
            let outputs = GeneratedSources(workFolder: context.pluginWorkDirectoryURL).outputs.path
            try run.run(
                arguments + ["--plugin-outputs", outputs],
                overManifestsOf: FirstPartyPackages.all(around: context.package)
            )
        }
    }

    /// Returns the inputs for the targets, and removes the build configuration from the arguments.
    private func inputs(
        ofTargets names: [String],
        _ arguments: inout [String],
        _ context: PluginContext,
        includesTests: Bool
    ) throws -> [ModuleInputs] {
        var extractor = ArgumentExtractor(arguments)
        let named = extractor.extractOption(named: "configuration").last
        arguments = extractor.remainingArguments
        let own = BuildConfiguration(ofTool: try context.tool(named: "HeirloomTool").url)
        let configuration = named.flatMap(BuildConfiguration.init) ?? own ?? .debug
        let packages = FirstPartyPackages(around: context.package)
        let sources = GeneratedSources(workFolder: context.pluginWorkDirectoryURL)
        let targets = try context.package.usersOfHeirloom(named: names, includesTests: includesTests)
        return targets.map { target in
            sources.added(
                to: packages.inputs(
                    of: target,
                    in: context.package,
                    folders: PluginFolders(workFolder: context.pluginWorkDirectoryURL),
                    configuration: configuration
                ),
                of: target.name,
                in: context.package.id
            )
        }
    }
}

/// The inputs that a command of the tool needs in addition to its arguments.
enum CommandKind {
    /// A document, which can cover several targets.
    case ofDocument
    /// The sources of one target.
    case ofSources
    /// The manifests of the package and of those that it depends on.
    case ofManifests

    /// Returns `nil` for commands that need none of the package's sources.
    init?(_ arguments: [String]) {
        guard Set(arguments).isDisjoint(with: ["--help", "-h", "--version", "--document", "--module"]) else {
            return nil
        }
        switch arguments.first {
        case "graph", "why", "uses", "check": self = .ofDocument
        case "lint", "fix": self = .ofSources
        case "doctor": self = .ofManifests
        default: return nil
        }
    }
}

extension Package {
    /// Returns the targets with the given names; without names, all targets whose roots no other target's tree could
    /// build.
    ///
    /// - Parameter includesTests: Whether to return tests that are not named.
    fileprivate func usersOfHeirloom(
        named names: [String],
        includesTests: Bool
    ) throws -> [SwiftSourceModuleTarget] {
        let users = targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
            // A test that mocks a protocol needs only the module below.
            if target.kind == .test {
                return target.recursiveTargetDependencies.contains(where: \.isHeirloom)
            }
            return target.usesHeirloom && (target.kind == .generic || target.kind == .executable)
        }
        guard names.isEmpty else {
            return try names.map { name in
                guard let target = users.first(where: { $0.name == name }) else {
                    throw CommandProblem.noSuchTarget(name, users.map(\.name))
                }
                return target
            }
        }
        let tops = users.filter { rootMode(of: $0) != .marked && (includesTests || $0.kind != .test) }
        if tops.isEmpty { throw CommandProblem.noTarget(displayName) }
        return tops
    }
}

/// The reason why the tool cannot run.
enum CommandProblem: Error, CustomStringConvertible {
    case noSuchTarget(String, [String])
    case noTarget(String)
    case projectWithoutManifest

    var description: String {
        switch self {
        case .noSuchTarget(let name, let others):
            "no target '\(name)' of this package uses Heirloom; those that do: \(others.joined(separator: ", "))"
        case .noTarget(let package):
            "no target of '\(package)' depends on the product 'Heirloom'"
        case .projectWithoutManifest:
            "'doctor' examines packages; an Xcode project has no manifest"
        }
    }
}
