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
        ModuleInputs(
            module: sources(of: target, folders: folders),
            modulesBelow: modules(below: target).map { sources(of: $0, folders: folders) },
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
