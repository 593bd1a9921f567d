// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that Heirloom itself has no dependencies. It uses OpenCombine, which replaces Combine on
// platforms without it.
let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
let mocks = Target.Dependency.product(name: "HeirloomMocks", package: "Heirloom")
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
        .testTarget(
            name: "CombineMocksTests",
            dependencies: [.product(name: "OpenCombine", package: "OpenCombine"), heirloom, mocks],
            plugins: [generator]
        ),
    ],
    swiftLanguageModes: [.v6]
)
