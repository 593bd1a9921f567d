// swift-tools-version: 6.0
import PackageDescription

/// Counts which branches a run takes, and lets tests see what is internal in a release build too.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

// A package of its own, because a package with unsafe flags cannot be a dependency.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        // Links to Heirloom's own sources: what they declare is visible within one package only.
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
                "HeirloomLocalDiagnosis", "HeirloomMacros", "HeirloomModel", "HeirloomSyntax", "LibFuzzer",
            ],
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                // The one that is used by default on Linux stops with an internal error.
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
