// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that Heirloom itself has no dependencies. It does not depend on Heirloom either: it builds
// Heirloom with `swift build`, as users do, and measures that.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .target(name: "ProjectGenerator"),
        .target(name: "Measurement"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Measurement", "ProjectGenerator",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: ["Benchmarks", "Measurement", "ProjectGenerator"]
        ),
        .testTarget(name: "MeasurementTests", dependencies: ["Measurement"]),
        .testTarget(name: "ProjectGeneratorTests", dependencies: ["ProjectGenerator"]),
    ],
    swiftLanguageModes: [.v6]
)
