// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that Heirloom itself depends on no other. It does not depend on Heirloom either:
// what it measures it builds as its users do, by `swift build`.
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
