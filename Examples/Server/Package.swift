// swift-tools-version: 6.2
import PackageDescription

let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")

let package = Package(
    name: "Server",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "serve", targets: ["Serve"]),
        .executable(name: "load", targets: ["Load"]),
    ],
    dependencies: [
        // A link to this clone. SwiftPM knows a package by its folder, and a clone may be called anything.
        .package(path: "../Heirloom"),
        .package(url: "https://github.com/apple/swift-async-algorithms.git", from: "1.1.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0"),
        .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.30.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.9.0"),
    ],
    targets: [
        // The server: everything that the tree builds.
        .target(
            name: "Pastes",
            dependencies: [
                grdb, heirloom, hummingbird, lifecycle, logging,
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ],
            plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]
        ),
        // Reads its settings from the environment, and runs the server until it is stopped.
        .executableTarget(name: "Serve", dependencies: ["Pastes", hummingbird, logging]),
        // Compares the server with the same one wired by hand.
        .executableTarget(
            name: "Load",
            dependencies: [
                "Pastes", hummingbird, logging, grdb,
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
            ]
        ),
        .testTarget(
            name: "PastesTests",
            dependencies: [
                "Pastes", grdb, lifecycle, logging,
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "InMemoryLogging", package: "swift-log"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
