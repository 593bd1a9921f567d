import Foundation
import HeirloomBuild
import HeirloomCommands
import Testing

/// The edits, notes and errors of `heirloom migrate`. `HeirloomPluginTests` migrates whole packages.
@Suite struct MigrateCommandTests {
    /// Migrates a package and returns the output, and the new text of a file.
    private func migrate(
        _ files: [String: String],
        _ path: String,
        _ options: String...
    ) async throws -> (outcome: CommandOutcome, text: String) {
        let folder = try CommandFolder(files)
        let outcome = await folder.run(["migrate", "safedi", "./"] + options)
        return (outcome, try folder.text(of: path))
    }

    @Test func overridesGetTheNamesOfHeirloom() async throws {
        let source = """
            extension App.SafeDIOverrides {
                static let quiet = App.SafeDIOverrides.init(
                    store: .init(path: "", safeDIBuilder: { _ in Store() }),
                    clock: .init(StubClock.init(zone:),)
                )
            }
            func make(safeDIOverrides: App.SafeDIOverrides) -> App { .mock(safeDIOverrides: safeDIOverrides) }
            let app = make(safeDIOverrides: .init(view: .init(date: .init(0), build(1))))

            """
        let (outcome, text) = try await migrate(["App.swift": source], "App.swift")
        #expect(
            text == """
                extension App.MockOverrides {
                    static let quiet = App.MockOverrides.init(
                        store: .init(path: "", build: { _ in Store() }),
                        clock: .init(build: StubClock.init(zone:),)
                    )
                }
                func make(safeDIOverrides: App.MockOverrides) -> App { .mock(overrides: safeDIOverrides) }
                let app = make(safeDIOverrides: .init(view: .init(date: .init(0), build(1))))

                """
        )
        #expect(
            outcome.standardOutput.hasSuffix(
                """
                ./App.swift:7:11: note: SafeDI is still mentioned here and in 2 other places
                ./App.swift:7:32: changed: 'SafeDIOverrides' to 'MockOverrides'
                ./App.swift:7:64: changed: 'safeDIOverrides' to 'overrides'
                ./App.swift:8:67: note: if this closure builds a replacement, label it 'build:'
                6 changes in 1 file, 2 notes

                """
            ),
            "\(outcome.standardOutput)"
        )
    }

    @Test func onlyFilesThatImportSafeDIUseItsName() async throws {
        let other = "enum SafeDI { static let name = \"\" }\nlet name = SafeDI.name\n"
        let source = """
            #if canImport(SafeDI)
            @_exported import class SafeDI.Instantiator
            #endif
            @SafeDIConfiguration enum Configuration {}
            let builder: SafeDI.Instantiator<Editor>
            @Instantiable struct Editor: SafeDI.Instantiable {
                @Forwarded let title: String
                @Forwarded private let author: String
            }

            """
        let files = [
            "Package.swift": "let package = Package(name: \"\")\n", "Other.swift": other, "App.swift": source,
        ]
        let (outcome, text) = try await migrate(files, "App.swift")
        let kept = source.replacingOccurrences(of: "SafeDI", with: "Heirloom")
            .replacingOccurrences(of: "@HeirloomConfiguration", with: "@SafeDIConfiguration")
        #expect(text == kept)
        #expect(
            outcome.standardOutput == """
                ./App.swift:1:15: changed: 'SafeDI' to 'Heirloom'
                ./App.swift:2:25: changed: 'SafeDI' to 'Heirloom'
                ./App.swift:4:2: note: write '#HeirloomConfiguration(…)', which has the same arguments
                ./App.swift:5:14: changed: 'SafeDI' to 'Heirloom'
                ./App.swift:6:30: changed: 'SafeDI' to 'Heirloom'
                ./App.swift:7:5: note: 'ForwardedProperties' is '(title, author)', which SafeDI sorts as \
                '(author, title)': check where it is used without labels
                ./Other.swift:1:6: note: SafeDI is still mentioned here and in 1 other place
                4 changes in 1 file, 3 notes

                """
        )
    }

    @Test func theRestIsNamed() async throws {
        let manifest = """
            let package = Package(
                name: "App",
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: ["SafeDI", .target(name: "Core")],
                        plugins: [.plugin(name: "SafeDIGenerator", package: "SafeDI")]
                    ),
                    .target(name: "Core", dependencies: ["SafeDI"]),
                    .target(name: "Screens", dependencies: ["SafeDI"], path: "./Views/"),
                    .target(name: "Values"),
                ]
            )

            """
        let leaf = "import Heirloom\n@Instantiable struct Leaf: Instantiable {}\n"
        let generated = """
            // This file was generated by the SafeDIGenerator build tool plugin.
            import SafeDI
            extension App { init() { self.init(leaf: Leaf()) } }

            """
        let folder = try CommandFolder([
            "Package.swift": manifest, "Sources/App/Generated.swift": generated,
            "Sources/App/App.swift": """
            \u{FEFF}import SafeDI  // of SafeDI
            #SafeDIConfiguration(additionalImportedModules: ["Foundation", "SafeDI"])

            """,
            "Sources/Core/Leaf.swift": leaf, "Views/Leaf.swift": leaf,
            "Sources/Values/Value.swift": "struct Value {}",
            "Tools/Tool.swift": "import SafeDICore\n",
        ])
        let outcome = await folder.run("migrate", "safedi", "./")
        #expect(
            outcome.standardOutput == """
                ./Package.swift:6:28: changed: '"SafeDI"' to '.product(name: "Heirloom", package: "Heirloom")'
                ./Package.swift:7:37: changed: '"SafeDIGenerator"' to '"HeirloomGenerator"'
                ./Package.swift:7:65: changed: '"SafeDI"' to '"Heirloom"'
                ./Package.swift:9:46: changed: '"SafeDI"' to '.product(name: "Heirloom", package: "Heirloom")'
                ./Package.swift:10:49: changed: '"SafeDI"' to '.product(name: "Heirloom", package: "Heirloom")'
                ./Sources/App/App.swift:1:8: changed: 'SafeDI' to 'Heirloom'
                ./Sources/App/App.swift:1:22: note: SafeDI is still mentioned here
                ./Sources/App/App.swift:2:1: changed: '#SafeDIConfiguration' to '#HeirloomConfiguration'
                ./Sources/App/App.swift:2:64: changed: '"SafeDI"' to '"Heirloom"'
                ./Sources/App/Generated.swift:1:1: note: SafeDI generated this file: delete it
                ./Tools/Tool.swift:1:8: note: Heirloom has no module in place of this one
                8 changes in 2 files, 3 notes
                apply the plugin to 'Core' and 'Screens', too: plugins: [.plugin(name: "HeirloomGenerator", \
                package: "Heirloom")]

                """
        )
        #expect(try folder.text(of: "Sources/App/Generated.swift") == generated)
        let tool = await folder.run("migrate", "safedi", "./Tools")
        #expect(tool.status == .success)
    }

    @Test func aManifestThatHasHeirloomLosesSafeDI() async throws {
        let manifest = """
            let package = Package(
                name: "App",
                platforms: [.macOS(.v10_15), .iOS(.v15)],
                dependencies: [
                    .package(path: "../Heirloom"),
                    .package(id: "dfed.SafeDI", from: "2.0.0"),
                ],
                targets: [
                    .target(name: "SafeDI", dependencies: [.byName(name: "SafeDI"), "SafeDITool"]),
                ]
            )

            """
        let (outcome, text) = try await migrate(["Package.swift": manifest], "Package.swift")
        #expect(
            text
                == manifest.replacingOccurrences(of: ".v10_15", with: ".v12")
                .replacingOccurrences(
                    of: "        .package(id: \"dfed.SafeDI\", from: \"2.0.0\"),\n",
                    with: ""
                )
                .replacingOccurrences(of: "byName(name: \"SafeDI\")", with: "byName(name: \"Heirloom\")")
        )
        #expect(outcome.standardOutput.hasSuffix("3 changes in 1 file, 1 note\n"))
    }

    @Test func theDependencyCanBeChosen() async throws {
        let manifest =
            "let dependency: Package.Dependency = .package(url: \"https://example.org/SafeDI.git\", from: \"2\")\n"
        let code = ".package(url: \"https://example.org/Heirloom.git\", from: \"1.0.0\")"
        let (outcome, text) = try await migrate(
            ["Package.swift": manifest],
            "Package.swift",
            "--dependency",
            code
        )
        #expect(text == "let dependency: Package.Dependency = \(code)\n")
        #expect(outcome.status == .success)
        let wrong = await CommandOutcome.failure(
            of: "migrate",
            "safedi",
            ".",
            "--dependency",
            ".product(name: \"\")"
        )
        #expect(
            wrong == "error: '--dependency' must be of the form '.package(…)', not '.product(name: \"\")'\n"
        )
    }

    @Test func targetsReferToPackagesByTheirNames() async throws {
        let manifest = """
            let package = Package(
                name: "App",
                dependencies: [.package(name: "DI", url: "https://example.org/SafeDI.git", from: "2.0.0")],
                targets: [
                    .target(
                        name: "App",
                        dependencies: [.product(name: "SafeDI", package: "DI"), .product(name: "Tools", package: "DI")],
                        plugins: [.plugin(name: "SafeDIGenerator", package: "DI")]
                    )
                ]
            )

            """
        let code = ".package(url: \"https://example.org/heirloom-di.git\", from: \"1.0.0\")"
        let (_, text) = try await migrate(["Package.swift": manifest], "Package.swift", "--dependency", code)
        #expect(
            text == """
                let package = Package(
                    name: "App",
                    dependencies: [\(code)],
                    targets: [
                        .target(
                            name: "App",
                            dependencies: [.product(name: "Heirloom", package: "heirloom-di"), \
                .product(name: "Tools", package: "DI")],
                            plugins: [.plugin(name: "HeirloomGenerator", package: "heirloom-di")]
                        )
                    ]
                )

                """
        )
    }

    @Test func importsOfOneDeclarationAreRenamed() async throws {
        let (_, text) = try await migrate(
            ["App.swift": "import struct SafeDI.Instantiator\nlet builder: SafeDI.Instantiator<App>\n"],
            "App.swift"
        )
        #expect(text == "import struct Heirloom.Instantiator\nlet builder: Heirloom.Instantiator<App>\n")
    }

    @Test func changesBeforeAFailureAreReported() async throws {
        // A temporary file would have too long a name.
        let long = String(repeating: "B", count: 245) + ".swift"
        let folder = try CommandFolder(["A.swift": "import SafeDI\n", long: "import SafeDI\n"])
        let outcome = await folder.run("migrate", "safedi", "./")
        #expect(
            outcome
                == CommandOutcome(
                    status: .failure,
                    standardOutput: "./A.swift:1:8: changed: 'SafeDI' to 'Heirloom'\n",
                    standardError: "error: cannot write './\(long)': file name too long\n"
                )
        )
    }

    @Test func aFileThatDoesNotParseStays() async throws {
        let broken = "import SafeDI\nstruct Broken {\n"
        let folder = try CommandFolder(["A.swift": "import SafeDI\n", "B.swift": broken])
        let outcome = await folder.run("migrate", "safedi", "./")
        #expect(
            outcome
                == CommandOutcome(
                    status: .faults,
                    standardOutput: """
                        ./B.swift:2:15: error: expected '}' for this '{' [syntax]
                        ./A.swift:1:8: changed: 'SafeDI' to 'Heirloom'
                        1 change in 1 file, 0 notes

                        """
                )
        )
        #expect(try folder.text(of: "B.swift") == broken)
    }

    @Test func foldersWithoutSafeDIAreErrors() async throws {
        let folder = try CommandFolder(["App/App.swift": "import Foundation\n", "README.md": "SafeDI\n"])
        #expect(
            await folder.run("migrate", "safedi", "./App").standardError
                == "error: no source or manifest in './App' uses SafeDI\n"
        )
        #expect(
            await folder.run("migrate", "safedi", "./").standardError
                == "error: no source or manifest in './' uses SafeDI\n"
        )
        #expect(
            await folder.run("migrate", "safedi", "./Other").standardError
                == "error: cannot read './Other': it is not a folder\n"
        )
        #expect(
            await CommandOutcome.failure(of: "migrate", "needle", ".")
                == "error: cannot migrate from 'needle', only from 'safedi'\n"
        )
    }

    @Test func linksAndUmbrellaImportsAreNoted() async throws {
        let forwarding = """
            import Umbrella

            @Instantiable public struct Letter: Instantiable {
                @Forwarded let recipient: String
                @Forwarded let body: String
            }

            """
        let folder = try CommandFolder([
            "App/App.swift": "import SafeDI\n", "App/Letter.swift": forwarding,
            "Shared/Shared.swift": "import SafeDI\n",
            "Pods/Pod.swift": "import SafeDI\n",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App/Shared"),
            withDestinationPath: "../Shared"
        )
        let outcome = await folder.run("migrate", "safedi", "./App")
        #expect(
            outcome.standardOutput == """
                ./App/App.swift:1:8: changed: 'SafeDI' to 'Heirloom'
                ./App/Letter.swift:4:5: note: 'ForwardedProperties' is '(recipient, body)', which SafeDI sorts as \
                '(body, recipient)': check where it is used without labels
                ./App/Shared:1:1: note: the target of this symbolic link stays as it is
                1 change in 1 file, 2 notes

                """
        )
        #expect(try folder.text(of: "Shared/Shared.swift") == "import SafeDI\n")
    }

    @Test func otherPackagesAndHiddenFoldersStay() async throws {
        let folder = try CommandFolder([
            "App.swift": "import SafeDI\n",
            ".build/checkouts/App.swift": "import SafeDI\n",
            "Examples/Package.swift": "// SafeDI\n",
            "Examples/App.swift": "import SafeDI\n",
            ".safedi/configuration/include.csv": "Sources\n",
        ])
        let outcome = await folder.run("migrate", "safedi", "./")
        #expect(
            outcome.standardOutput == """
                ./.safedi/configuration/include.csv:1:1: note: write '#HeirloomConfiguration(…)' in a source file \
                and delete this one
                ./App.swift:1:8: changed: 'SafeDI' to 'Heirloom'
                ./Examples/Package.swift:1:1: note: this is another package: migrate it by itself
                1 change in 1 file, 2 notes

                """
        )
        #expect(try folder.text(of: "Examples/App.swift") == "import SafeDI\n")
    }
}

extension CommandOutcome {
    fileprivate static func failure(of arguments: String...) async -> String {
        await HeirloomProgram.complete.run(arguments).standardError
    }
}
