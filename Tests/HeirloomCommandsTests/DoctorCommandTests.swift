import Foundation
import HeirloomBuild
import HeirloomCommands
import Testing

/// The problems that `heirloom doctor` finds in the manifest and the sources of a package.
@Suite struct DoctorCommandTests {
    @Test func targetsAreListedWithTheirTypesAndRoots() async throws {
        let package = try Package(targets: [
            Target("App", .executable, dependencies: ["CoreKit"], sources: Self.app),
            Target("Core", sources: Self.clock),
            Target("Leaves", .executable, sources: Self.clock),
            Target("Plain", isForHeirloom: false, sources: "struct Plain {}"),
        ])
        #expect(
            await package.examined()
                == CommandOutcome(
                    status: .success,
                    standardOutput: """
                        App: 1 type, root 'App'
                        Core: 1 type
                        Leaves: 1 type

                        0 problems

                        """
                )
        )
    }

    @Test func eachProblemHasAFix() async throws {
        let package = try Package(targets: [
            Target("App", .executable, dependencies: ["Core"], plugins: [], sources: Self.app),
            Target("Core", plugins: ["HeirloomGenerator", "Stencils"], sources: Self.clock),
            Target("Stray", isForHeirloom: false, plugins: [], sources: Self.clock),
            Target("Idle", sources: "struct Idle {}"),
            Target(
                "Tool",
                .executable,
                sources: Self.app.replacing("@Instantiated", with: "@Received")
            ),
            Target("Broken", .executable, sources: Self.app),
        ])
        #expect(
            await package.examined()
                == CommandOutcome(
                    status: .faults,
                    standardOutput: """
                        App: 1 type
                            problem: does not run the plugin, so no code is generated for Sources/App/App.swift:6
                            fix: plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")] in 'App'
                        Core: 1 type
                            note: the sources from 'Stencils' are not read, because 'HeirloomGenerator' comes first
                        Stray: 1 type
                            problem: does not depend on the product 'Heirloom'
                            fix: .product(name: "Heirloom", package: "Heirloom") in 'dependencies' of 'Stray'
                        Idle: 0 types
                            note: it runs the plugin, but declares nothing for it
                        Tool: 1 type
                            problem: Sources/Tool/Tool.swift:1: target 'Tool' imports 'Core' but does not depend \
                        on it, so its types are missing from the tree
                            fix: add '"Core"' to 'dependencies' of target 'Tool' in Package.swift
                            problem: has no root, so no tree is built
                            fix: '@Instantiable(isRoot: true)' on the type at the top, without '@Received' properties
                        Broken: 1 type
                            problem: Sources/Broken/Broken.swift:1: target 'Broken' imports 'Core' but does not depend \
                        on it, so its types are missing from the tree
                            fix: add '"Core"' to 'dependencies' of target 'Broken' in Package.swift
                            problem: has errors in its tree, first at Sources/Broken/Broken.swift:7; 'swift build' \
                        reports them

                        6 problems

                        """
                )
        )
    }

    /// The module above calls a function of the one below.
    @Test func partsMayBeHidden() async throws {
        let package = try Package(targets: Self.hiding(plugins: ["HeirloomGenerator"]))
        #expect(
            await package.examined().standardOutput
                == "App: 1 type, root 'App'\nCore: 2 types\n\n0 problems\n"
        )
    }

    @Test func outputsOfRemovedPluginsAreFound() async throws {
        let package = try Package(targets: Self.hiding(plugins: []))
        let output = "\(package.folder.url.lastPathComponent.lowercased())/Core/destination/HeirloomGenerator"
        try package.folder.write("", to: "outputs/\(output)/Core.sources")
        #expect(
            await package.examined("--plugin-outputs", "./outputs").standardOutput == """
                App: 1 type
                    problem: has errors in its tree, first at Sources/App/App.swift:7; 'swift build' reports them
                Core: 2 types
                    problem: does not run the plugin, so no code is generated for Sources/Core/Core.swift:7
                    fix: plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")] in 'Core'
                    problem: does not run the plugin, but modules above call what it generated earlier
                    fix: delete ./outputs, and save Package.swift again

                3 problems

                """
        )
    }

    private static func hiding(plugins: [String]) -> [Target] {
        let core = """
            import Heirloom

            @Instantiable
            struct Gear: Instantiable {}

            @Instantiable
            public final class Clock: Instantiable {
                @Instantiated let gear: Gear
                init(gear: Gear) { self.gear = gear }
            }

            """
        return [
            Target("App", .executable, dependencies: ["Core"], sources: app),
            Target("Core", plugins: plugins, sources: core),
        ]
    }

    /// `Logging` is a product of a package that is not examined.
    @Test func targetsThatAreImportedAreDependencies() async throws {
        let package = try Package(targets: [
            Target(
                "App",
                .executable,
                dependencies: ["CoreKit", "Logging"],
                sources: Self.app.replacing("import Core", with: "import Core\nimport Disk\nimport Logging")
            ),
            Target("Core", sources: Self.clock),
            Target("Disk", isForHeirloom: false, sources: "struct Disk {}"),
            Target("Logging", isForHeirloom: false, sources: "struct Log {}"),
        ])
        #expect(
            await package.examined()
                == CommandOutcome(
                    status: .faults,
                    standardOutput: """
                        App: 1 type, root 'App'
                            problem: Sources/App/App.swift:2: target 'App' imports 'Disk' but does not depend on it, \
                        so its types are missing from the tree
                            fix: add '"Disk"' to 'dependencies' of target 'App' in Package.swift
                        Core: 1 type

                        1 problem

                        """
                )
        )
    }

    /// As SwiftPM does: `sources` and `exclude` of the manifest, resources, documents, and links.
    @Test func onlySourcesThatAreCompiledAreRead() async throws {
        let package = try Package(targets: [
            Target(
                "App",
                .executable,
                settings: #""exclude": ["./Old"], "resources": [{ "path": "Samples", "rule": "copy" }]"#,
                sources: Self.app.replacing("import Core\n", with: "")
            )
        ])
        let folder = package.folder
        for path in ["Old/Old.swift", "Samples/Sample.swift", "App.docc/Page.swift", ".hidden/Hidden.swift"] {
            try folder.write("struct Broken {", to: "Sources/App/" + path)
        }
        try folder.write(Self.clock, to: "Shared/Clock.swift")
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: folder.path("Sources/App/Shared"),
            withDestinationPath: "../../Shared"
        )
        try files.createSymbolicLink(atPath: folder.path("Shared/Loop"), withDestinationPath: "..")
        #expect(await package.examined().standardOutput == "App: 2 types, root 'App'\n\n0 problems\n")
    }

    @Test func attributesOfOtherLibrariesAreLeftOut() async throws {
        let package = try Package(targets: [
            Target(
                "App",
                isForHeirloom: false,
                sources: Self.clock.replacing("import Heirloom", with: "import SafeDI")
            )
        ])
        #expect(await package.examined().standardOutput == "no target uses Heirloom\n\n0 problems\n")
    }

    @Test func xcodeAsksForTrust() async throws {
        let package = try Package(targets: [Target("App", isForHeirloom: false, sources: "struct App {}")])
        try package.folder.write("", to: "App.xcodeproj/project.pbxproj")
        #expect(
            await package.examined().standardOutput == """
                no target uses Heirloom

                0 problems

                Xcode runs plugins and macros only after you trust them: choose 'Trust & Enable' in the build log. In \
                CI, pass '-skipPackagePluginValidation' and '-skipMacroValidation' to 'xcodebuild'.

                """
        )
    }

    @Test func filesThatAreNoManifestsAreRefused() async throws {
        let folder = try CommandFolder(["manifest.json": "{}"])
        #expect(
            await folder.run("doctor", "./manifest.json")
                == CommandOutcome(
                    status: .failure,
                    standardError:
                        "error: cannot read './manifest.json': 'swift package dump-package' did not write it\n"
                )
        )
        #expect(
            await folder.run("doctor")
                == CommandOutcome(
                    status: .failure,
                    standardError:
                        "error: no manifest is given; write one with 'swift package dump-package > manifest.json'\n"
                )
        )
    }

    private static let app = """
        import Core
        import Heirloom

        @main
        @Instantiable
        struct App: Instantiable {
            @Instantiated let clock: Clock

            static func main() {}
        }

        """

    private static let clock = """
        import Heirloom

        @Instantiable
        public final class Clock: Instantiable {
            public init() {}
        }

        """
}

/// A package with a manifest as `swift package dump-package` prints it.
private struct Package {
    let folder: CommandFolder

    init(targets: [Target]) throws {
        folder = try CommandFolder()
        try folder.write(
            """
            {
              "name": "Shop",
              "packageKind": { "root": ["\(folder.url.path)"] },
              "products": [{ "name": "CoreKit", "targets": ["Core"], "type": { "library": ["automatic"] } }],
              "targets": [\(targets.map(\.manifest).joined(separator: ","))]
            }
            """,
            to: "manifest.json"
        )
        for target in targets {
            try folder.write(target.sources, to: "Sources/\(target.name)/\(target.name).swift")
        }
    }

    func examined(_ options: String...) async -> CommandOutcome {
        await folder.run(["doctor", "./manifest.json"] + options)
    }
}

private struct Target {
    enum Kind: String {
        case regular, executable
    }

    var name: String
    var sources: String
    private var kind: Kind
    private var dependencies: [String]
    private var products: [String]
    private var plugins: [String]
    private var settings: String

    init(
        _ name: String,
        _ kind: Kind = .regular,
        dependencies: [String] = [],
        isForHeirloom: Bool = true,
        plugins: [String]? = nil,
        settings: String = #""exclude": []"#,
        sources: String
    ) {
        self.name = name
        self.kind = kind
        self.dependencies = dependencies
        products = isForHeirloom ? ["Heirloom"] : []
        self.plugins = plugins ?? (isForHeirloom ? ["HeirloomGenerator"] : [])
        self.settings = settings
        self.sources = sources
    }

    var manifest: String {
        let dependencies =
            dependencies.map { #"{ "byName": ["\#($0)", null] }"# }
            + products.map { #"{ "product": ["\#($0)", "Heirloom", null, null] }"# }
        let plugins = plugins.map { #"{ "plugin": ["\#($0)", "Heirloom"] }"# }
        return """
            {
              "name": "\(name)",
              "type": "\(kind)",
              \(settings),
              "settings": [],
              "dependencies": [\(dependencies.joined(separator: ","))],
              "pluginUsages": [\(plugins.joined(separator: ","))]
            }
            """
    }
}
