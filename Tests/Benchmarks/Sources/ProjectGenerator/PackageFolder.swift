import Foundation

/// A project on disk with a package manifest.
package struct PackageFolder: Sendable {
    package let project: ProjectFolder
    /// The scratch folder of `swift build`.
    private let scratch: URL

    /// Writes a project as an executable of its last module, replacing the contents of the folder.
    ///
    /// Earlier build results in the folder are deleted too.
    package init(_ project: Project, at url: URL, heirloom: URL, runsPlugin: Bool) throws {
        self.project = try ProjectFolder(project, at: url)
        scratch = url.appendingPathComponent(".build")
        let manifest = Self.manifest(of: project, heirloom: heirloom, runsPlugin: runsPlugin)
        try Data(manifest.utf8).write(to: url.appendingPathComponent("Package.swift"))
        guard let top = project.modules.last else { return }
        try Data("print(type(of: Application()))\n".utf8)
            .write(to: url.appendingPathComponent("Sources/\(top.name)/main.swift"))
    }

    /// The arguments of `swift` that build the package.
    package var buildArguments: [String] {
        ["build", "--package-path", project.url.path, "--scratch-path", scratch.path]
    }

    package func deleteBuild() throws {
        if FileManager.default.fileExists(atPath: scratch.path) {
            try FileManager.default.removeItem(at: scratch)
        }
    }

    /// The files that the plugin generated, by module name.
    package func generatedFiles() throws -> [String: URL] {
        let outputs = scratch.appendingPathComponent("plugins/outputs")
        let package = try FileManager.default.contentsOfDirectory(atPath: outputs.path).first ?? ""
        let files = project.project.modules.map { module in
            (
                module.name,
                outputs.appendingPathComponent(
                    "\(package)/\(module.name)/destination/HeirloomGenerator/Heirloom.generated.swift"
                )
            )
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    private static func manifest(of project: Project, heirloom: URL, runsPlugin: Bool) -> String {
        let targets = project.modules.map { module in
            let kind = module.name == project.modules.last?.name ? "executableTarget" : "target"
            let dependencies = module.dependencies.map { "\"\($0)\", " }.joined()
            let plugins = runsPlugin ? ", plugins: generator" : ""
            return
                "        .\(kind)(name: \"\(module.name)\", dependencies: [\(dependencies)heirloom]\(plugins)),\n"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let heirloom: Target.Dependency = .product(name: "Heirloom", package: "Heirloom")
            let generator: [Target.PluginUsage] = [.plugin(name: "HeirloomGenerator", package: "Heirloom")]

            let package = Package(
                name: "Benchmark",
                platforms: [.macOS(.v12)],
                dependencies: [.package(name: "Heirloom", path: "\(heirloom.path)")],
                targets: [
            \(targets.joined())    ]
            )

            """
    }
}
