// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// The package depends on no other package: an adopter's graph grows by exactly one.
let package = Package(
    name: "Heirloom",
    platforms: [
        .macOS(.v12), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1), .macCatalyst(.v13),
    ],
    products: [
        .library(name: "Heirloom", targets: ["Heirloom"]),
        .library(name: "HeirloomInjection", targets: ["HeirloomInjection"]),
        .library(name: "HeirloomInterception", targets: ["HeirloomInterception"]),
        .library(name: "HeirloomMocks", targets: ["HeirloomMocks"]),
        .library(name: "HeirloomTesting", targets: ["HeirloomTesting"]),
        .plugin(name: "HeirloomGenerator", targets: ["HeirloomGenerator"]),
        .plugin(name: "HeirloomCommand", targets: ["HeirloomCommand"]),
        .executable(name: "heirloom", targets: ["HeirloomCLI"]),
        // For build plugins of adopters: one of the build systems finds a tool only under its target's name.
        .executable(name: "HeirloomTool", targets: ["HeirloomTool"]),
    ],
    targets: [
        // What an app links.
        .target(name: "Heirloom", dependencies: ["HeirloomMacros"]),
        // A product of its own, which an app links only for its leaves.
        .target(name: "HeirloomInjection"),
        // A product of its own, which an app links only for its interceptors.
        .target(name: "HeirloomInterception", dependencies: ["HeirloomMacros"]),
        // A product of its own, which only tests link.
        .target(name: "HeirloomMocks"),
        // A product of its own for tests with strict doubles, because it links the libraries of tests.
        .target(name: "HeirloomTesting", dependencies: ["Heirloom"]),

        // Text flows one way; a stage imports only earlier ones. What is wrong is judged apart from what is understood.
        .target(name: "HeirloomModel"),
        .target(name: "HeirloomSyntax", dependencies: ["HeirloomModel"]),
        .target(name: "HeirloomReading", dependencies: ["HeirloomModel", "HeirloomSyntax"]),
        .target(
            name: "HeirloomLocalDiagnosis",
            dependencies: ["HeirloomModel", "HeirloomSyntax", "HeirloomReading"]
        ),
        .target(name: "HeirloomGraph", dependencies: ["HeirloomModel"]),
        .target(name: "HeirloomDiagnosis", dependencies: ["HeirloomModel", "HeirloomGraph"]),
        .target(name: "HeirloomEmission", dependencies: ["HeirloomModel", "HeirloomGraph"]),
        // The edits that fix a tree, which no build compiles.
        .target(
            name: "HeirloomFixes",
            dependencies: [
                "HeirloomModel", "HeirloomSyntax", "HeirloomReading", "HeirloomLocalDiagnosis",
                "HeirloomGraph",
                "HeirloomDiagnosis",
            ]
        ),
        // What people and other tools read of a graph.
        .target(
            name: "HeirloomDocuments",
            dependencies: ["HeirloomModel", "HeirloomGraph"],
            // They are compiled as literals: as embedded resources they would take seconds of each adopter's build.
            exclude: ["Page/Web"]
        ),

        // The compiler's side of it, and the command line's.
        .macro(
            name: "HeirloomMacros",
            dependencies: ["HeirloomModel", "HeirloomSyntax", "HeirloomReading", "HeirloomLocalDiagnosis"]
        ),
        // The command line of a build, and what people have in addition, which no build compiles.
        .target(
            name: "HeirloomBuild",
            dependencies: [
                "HeirloomModel", "HeirloomSyntax", "HeirloomReading", "HeirloomLocalDiagnosis",
                "HeirloomGraph", "HeirloomDiagnosis", "HeirloomEmission",
            ]
        ),
        .target(
            name: "HeirloomCommands",
            dependencies: [
                "HeirloomModel", "HeirloomSyntax", "HeirloomReading", "HeirloomGraph", "HeirloomDiagnosis",
                "HeirloomFixes", "HeirloomDocuments", "HeirloomBuild",
            ]
        ),

        // The trees in an editor, which only people's tools link.
        .target(
            name: "HeirloomLanguageServer",
            dependencies: [
                "HeirloomModel", "HeirloomLocalDiagnosis", "HeirloomGraph", "HeirloomDiagnosis",
                "HeirloomFixes",
                "HeirloomDocuments", "HeirloomBuild", "HeirloomCommands",
            ]
        ),

        // Thin mains over these libraries: the plugins find their tools by the target's name, people by the
        // product's, and one of SwiftPM's build systems wants the two names to be the same.
        .executableTarget(name: "HeirloomBuildTool", dependencies: ["HeirloomBuild"]),
        .executableTarget(
            name: "HeirloomTool",
            dependencies: ["HeirloomBuild", "HeirloomCommands", "HeirloomLanguageServer"]
        ),
        .executableTarget(
            name: "HeirloomCLI",
            dependencies: ["HeirloomBuild", "HeirloomCommands", "HeirloomLanguageServer"]
        ),
        .plugin(
            name: "HeirloomGenerator",
            capability: .buildTool(),
            dependencies: ["HeirloomBuildTool"]
        ),
        // What the two plugins share stands in the first one's folder, with links to it in the other's.
        .plugin(
            name: "HeirloomCommand",
            capability: .command(
                intent: .custom(
                    verb: "heirloom",
                    description: "Show a package's tree and answer questions about it."
                )
            ),
            dependencies: ["HeirloomTool"]
        ),

        // What tests of several stages share: running the compiler over what was generated, trees of any size.
        .target(
            name: "HeirloomTestSupport",
            dependencies: ["HeirloomModel"],
            path: "Tests/HeirloomTestSupport"
        ),
        // What goldens and programs share: files of several modules' sources, taken through all stages.
        .target(
            name: "HeirloomGoldenSupport",
            dependencies: [
                "HeirloomBuild", "HeirloomCommands", "HeirloomEmission", "HeirloomDiagnosis", "HeirloomFixes",
                "HeirloomGraph", "HeirloomLocalDiagnosis", "HeirloomModel", "HeirloomReading",
                "HeirloomTestSupport",
            ],
            path: "Tests/HeirloomGoldenSupport",
            exclude: ["AppleModules"]
        ),
        .testTarget(
            name: "HeirloomGoldenTests",
            dependencies: [
                "Heirloom", "HeirloomMocks", "HeirloomLocalDiagnosis", "HeirloomDiagnosis", "HeirloomGraph",
                "HeirloomEmission", "HeirloomBuild",
                "HeirloomGoldenSupport", "HeirloomTestSupport",
            ],
            exclude: ["Cases", "Matrix"]
        ),
        // Whole programs in the idioms of real code.
        .testTarget(
            name: "HeirloomProgramTests",
            dependencies: ["Heirloom", "HeirloomGoldenSupport", "HeirloomModel", "HeirloomTestSupport"],
            exclude: ["Fragments", "Programs"]
        ),
        // Random trees against a model of the rules that shares no code with the stages.
        .testTarget(
            name: "HeirloomRandomTreeTests",
            dependencies: [
                "HeirloomBuild", "HeirloomDocuments", "HeirloomEmission", "HeirloomDiagnosis",
                "HeirloomFixes", "HeirloomGraph", "HeirloomLocalDiagnosis", "HeirloomMacros", "HeirloomModel",
                "HeirloomTestSupport",
            ]
        ),
        .testTarget(name: "HeirloomTests", dependencies: ["Heirloom"]),
        .testTarget(
            name: "HeirloomInjectionTests",
            dependencies: ["HeirloomInjection", "HeirloomTestSupport"],
            exclude: ["Compilation/Misuse"]
        ),
        .testTarget(name: "HeirloomInterceptionTests", dependencies: ["HeirloomInterception"]),
        .testTarget(name: "HeirloomMocksTests", dependencies: ["HeirloomMocks"]),
        .testTarget(name: "HeirloomTestingTests", dependencies: ["HeirloomTesting"]),
        .testTarget(name: "HeirloomModelTests", dependencies: ["HeirloomModel"]),
        .testTarget(
            name: "HeirloomSyntaxTests",
            dependencies: ["HeirloomSyntax", "HeirloomModel", "HeirloomTestSupport"]
        ),
        // What is read of a text is seen in its summary, which leaves out what a review finds at fault.
        .testTarget(
            name: "HeirloomReadingTests",
            dependencies: [
                "HeirloomReading", "HeirloomModel", "HeirloomSyntax", "HeirloomLocalDiagnosis",
                "HeirloomTestSupport",
            ]
        ),
        .testTarget(
            name: "HeirloomLocalDiagnosisTests",
            dependencies: [
                "HeirloomLocalDiagnosis", "HeirloomModel", "HeirloomSyntax", "HeirloomTestSupport",
            ]
        ),
        // Sources with marks, and what is said of them.
        .target(
            name: "HeirloomGraphTestSupport",
            dependencies: [
                "HeirloomDiagnosis", "HeirloomFixes", "HeirloomGraph", "HeirloomLocalDiagnosis",
                "HeirloomModel", "HeirloomReading", "HeirloomTestSupport",
            ],
            path: "Tests/HeirloomGraphTestSupport"
        ),
        .testTarget(
            name: "HeirloomGraphTests",
            dependencies: [
                "HeirloomGraph", "HeirloomGraphTestSupport", "HeirloomLocalDiagnosis", "HeirloomTestSupport",
            ]
        ),
        .testTarget(
            name: "HeirloomDiagnosisTests",
            dependencies: [
                "HeirloomDiagnosis", "HeirloomGraph", "HeirloomGraphTestSupport", "HeirloomLocalDiagnosis",
                "HeirloomTestSupport",
            ]
        ),
        .testTarget(
            name: "HeirloomEmissionTests",
            dependencies: [
                "HeirloomEmission", "HeirloomDiagnosis", "HeirloomGraph", "HeirloomLocalDiagnosis",
                "HeirloomTestSupport",
            ]
        ),
        .testTarget(
            name: "HeirloomDocumentsTests",
            dependencies: [
                "HeirloomDocuments", "HeirloomDiagnosis", "HeirloomGraph", "HeirloomLocalDiagnosis",
                "HeirloomModel", "HeirloomTestSupport",
            ]
        ),
        .testTarget(
            name: "HeirloomMacrosTests",
            dependencies: [
                "HeirloomLocalDiagnosis", "HeirloomMacros", "HeirloomModel", "HeirloomReading",
                "HeirloomSyntax", "HeirloomTestSupport",
            ],
            exclude: ["Expansions", "Faults"]
        ),
        .testTarget(
            name: "HeirloomCommandsTests",
            dependencies: [
                "HeirloomBuild", "HeirloomBuildTool", "HeirloomCLI", "HeirloomCommands", "HeirloomDiagnosis",
                "HeirloomGraph", "HeirloomLocalDiagnosis", "HeirloomModel", "HeirloomTestSupport",
                "HeirloomTool",
            ]
        ),
        .testTarget(
            name: "HeirloomLanguageServerTests",
            dependencies: [
                "HeirloomBuild", "HeirloomCommands", "HeirloomLanguageServer", "HeirloomTestSupport",
            ],
            exclude: ["Neovim"]
        ),
        .testTarget(
            name: "HeirloomPluginTests",
            dependencies: ["HeirloomTestSupport"],
            exclude: ["Migration", "XcodeProjectPlugin"]
        ),
        // Depends on the tools because it runs them.
        .testTarget(
            name: "HeirloomDocumentationTests",
            dependencies: [
                "Heirloom", "HeirloomGoldenSupport", "HeirloomMacros", "HeirloomModel", "HeirloomTestSupport",
                "HeirloomTool",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
