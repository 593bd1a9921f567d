// swift-tools-version: 6.0
import PackageDescription

/// Counts the branches that a run takes, and lets tests access internal declarations in release builds too.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

// A separate package, because a package with unsafe flags cannot be a dependency.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        // Links to Heirloom's own sources, because their declarations are only visible within one package.
        .target(name: "HeirloomModel", swiftSettings: instrumented),
        .target(name: "HeirloomSyntax", dependencies: ["HeirloomModel"], swiftSettings: instrumented),
        .target(
            name: "HeirloomReading",
            dependencies: ["HeirloomModel", "HeirloomSyntax"],
            swiftSettings: instrumented
        ),
        .target(
            name: "HeirloomLocalDiagnosis",
            dependencies: ["HeirloomModel", "HeirloomSyntax", "HeirloomReading"],
            swiftSettings: instrumented
        ),
        .target(
            name: "HeirloomMacros",
            dependencies: ["HeirloomModel", "HeirloomSyntax", "HeirloomReading", "HeirloomLocalDiagnosis"],
            exclude: ["HeirloomMacrosPlugin.swift"],
            swiftSettings: instrumented
        ),
        .target(name: "LibFuzzer"),
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "HeirloomLocalDiagnosis", "HeirloomMacros", "HeirloomModel", "HeirloomReading",
                "HeirloomSyntax",
                "LibFuzzer",
            ],
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                // The default linker on Linux stops with an internal error.
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
