import Foundation
import PackagePlugin

extension FirstPartyPackages {
    /// What the tool is told of a target of a package.
    func inputs(
        of target: SwiftSourceModuleTarget,
        in package: Package,
        folders: PluginFolders,
        configuration: BuildConfiguration?
    ) -> ModuleInputs {
        let modulesBelow = modules(below: target)
        return ModuleInputs(
            module: sources(of: target, folders: folders),
            modulesBelow: modulesBelow.map { sources(of: $0, folders: folders) },
            closedModules: package.modulesClosed(by: target, modulesBelow).map(\.moduleName),
            rootMode: package.rootMode(of: target),
            // A manifest before 6.0 means Swift 5. What a target's own settings say, no plugin sees.
            languageMode: package.toolsVersion.major < 6 ? "5" : nil,
            conditionsAreComplete: true,
            configuration: configuration,
            projectFolder: package.directoryURL
        )
    }

    /// A target with its sources.
    private func sources(of target: SwiftSourceModuleTarget, folders: PluginFolders) -> ModuleSources {
        let package = package(of: target)
        return ModuleSources(
            name: target.moduleName,
            files: target.sourceFiles.swiftSources + target.sourcesOfOtherPlugins,
            conditions: target.compilationConditions,
            package: package,
            pluginFolder: package.flatMap { folders.folder(ofTarget: target.name, inPackage: $0) }
        )
    }
}

extension SwiftSourceModuleTarget {
    /// The Swift files that the plugins make which come before this one in the target's list.
    fileprivate var sourcesOfOtherPlugins: [URL] {
        pluginGeneratedSources.filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != ModuleInputs.outputName
        }
    }
}

extension FileList {
    /// The Swift files among the sources.
    var swiftSources: [URL] {
        filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
    }
}
