// swift-tools-version: 6.0
import PackageDescription

let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
let mocks = Target.Dependency.product(name: "HeirloomMocks", package: "Heirloom")
let generator = Target.PluginUsage.plugin(name: "HeirloomGenerator", package: "Heirloom")

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "notes", targets: ["NotesApp"])
    ],
    dependencies: [
        // A link to this clone. SwiftPM knows a package by its folder, and a clone may be called anything.
        .package(path: "../Heirloom")
    ],
    targets: [
        // Stands for a library of others, which knows nothing of Heirloom.
        .target(name: "JSONFiles"),

        .target(name: "NotesModels"),
        .target(name: "NotesServices", dependencies: ["NotesModels", heirloom], plugins: [generator]),
        .target(
            name: "NotesStorage",
            dependencies: ["JSONFiles", "NotesModels", "NotesServices", heirloom],
            plugins: [generator]
        ),
        .target(
            name: "NotesExport",
            dependencies: ["NotesModels", "NotesServices", heirloom],
            plugins: [generator]
        ),

        // Knows what it needs of storage and export, and depends on neither.
        .target(
            name: "NotesFeatures",
            dependencies: ["NotesModels", "NotesServices", heirloom],
            plugins: [generator]
        ),

        // Depends on everything, and is where the tree is written.
        .executableTarget(
            name: "NotesApp",
            dependencies: [
                "NotesExport", "NotesFeatures", "NotesModels", "NotesServices", "NotesStorage", heirloom,
            ],
            plugins: [generator, "PrintedTree"]
        ),

        // What `notes tree` prints. No app needs it.
        .plugin(
            name: "PrintedTree",
            capability: .buildTool(),
            dependencies: [.product(name: "HeirloomTool", package: "Heirloom")]
        ),

        // Doubles written by hand, for the tests of several modules.
        .target(
            name: "NotesDoubles",
            dependencies: ["NotesModels", "NotesServices", heirloom],
            path: "Tests/NotesDoubles",
            plugins: [generator]
        ),

        // Runs the plugin, because mocks are generated in it.
        .testTarget(
            name: "NotesFeaturesTests",
            dependencies: ["NotesDoubles", "NotesFeatures", "NotesModels", "NotesServices", heirloom, mocks],
            plugins: [generator]
        ),
        .testTarget(
            name: "NotesStorageTests",
            dependencies: ["JSONFiles", "NotesModels", "NotesServices", "NotesStorage"]
        ),

        // Runs the plugin, because doubles are written for it of types that are declared elsewhere.
        .testTarget(
            name: "NotesAppTests",
            dependencies: [
                "JSONFiles", "NotesApp", "NotesDoubles", "NotesExport", "NotesFeatures", "NotesModels",
                "NotesServices", "NotesStorage", heirloom,
            ],
            plugins: [generator]
        ),
    ],
    swiftLanguageModes: [.v6]
)
