// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that Heirloom itself has no dependencies.
let package = Package(
    name: "Conformance",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        // Links to Heirloom's own sources, because their declarations are only visible within one package.
        .target(name: "HeirloomModel"),
        .target(name: "HeirloomSyntax", dependencies: ["HeirloomModel"]),
        .target(name: "HeirloomReading", dependencies: ["HeirloomModel", "HeirloomSyntax"]),
        .target(
            name: "HeirloomLocalDiagnosis",
            dependencies: ["HeirloomModel", "HeirloomSyntax", "HeirloomReading"]
        ),
        .executableTarget(
            name: "Conformance",
            dependencies: [
                "HeirloomLocalDiagnosis", "HeirloomModel", "HeirloomReading", "HeirloomSyntax",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
