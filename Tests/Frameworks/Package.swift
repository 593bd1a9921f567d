// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that Heirloom itself depends on no other: Combine's shapes, by the library that stands
// in for it where there is none.
let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
let combine = Target.Dependency.product(name: "OpenCombineShim", package: "OpenCombine")
let generator = Target.PluginUsage.plugin(name: "HeirloomGenerator", package: "Heirloom")

let package = Package(
    name: "Frameworks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "Heirloom", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .target(name: "Feeds", dependencies: [combine, heirloom], plugins: [generator]),
        .target(name: "Reader", dependencies: ["Feeds", combine, heirloom], plugins: [generator]),
        .testTarget(name: "ReaderTests", dependencies: ["Feeds", "Reader", combine]),
    ],
    swiftLanguageModes: [.v6]
)
