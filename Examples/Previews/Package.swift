// swift-tools-version: 6.0
import PackageDescription

let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
let injection = Target.Dependency.product(name: "HeirloomInjection", package: "Heirloom")
let generator = Target.PluginUsage.plugin(name: "HeirloomGenerator", package: "Heirloom")

let package = Package(
    name: "Previews",
    platforms: [.macOS(.v13)],
    dependencies: [
        // A link to this clone. SwiftPM knows a package by its folder, and a clone may be called anything.
        .package(path: "../Heirloom")
    ],
    targets: [
        // SwiftUI, or what stands for it where there is none. No app needs it.
        .target(name: "Views"),
        .executableTarget(
            name: "PreviewedNotes",
            dependencies: ["Views", heirloom, injection],
            plugins: [generator]
        ),
        .testTarget(name: "PreviewedNotesTests", dependencies: ["PreviewedNotes", "Views", injection]),
    ],
    swiftLanguageModes: [.v6]
)
