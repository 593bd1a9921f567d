// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v12)],
    products: [.library(name: "Gallery", targets: ["Gallery"])],
    dependencies: [.package(name: "Heirloom", path: "../Heirloom")],
    targets: [
        .target(
            name: "Gallery",
            dependencies: [.product(name: "Heirloom", package: "Heirloom")],
            plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]
        ),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
    ]
)
