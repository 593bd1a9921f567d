// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v12)],
    products: [.library(name: "Gallery", targets: ["Gallery"])],
    dependencies: [.package(url: "https://github.com/dfed/SafeDI.git", exact: "2.0.0")],
    targets: [
        .target(
            name: "Gallery",
            dependencies: ["SafeDI"],
            plugins: [.plugin(name: "SafeDIGenerator", package: "SafeDI")]
        ),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
    ]
)
