// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Ledger",
    platforms: [.macOS(.v11)],
    dependencies: [
        .package(url: "https://github.com/dfed/SafeDI.git", from: "2.0.0")
    ],
    targets: [
        .executableTarget(
            name: "Ledger",
            dependencies: ["SafeDI"],
            plugins: [.plugin(name: "SafeDIGenerator", package: "SafeDI")]
        ),
        .testTarget(
            name: "LedgerTests",
            dependencies: ["Ledger", .product(name: "SafeDI", package: "SafeDI")]
        ),
    ]
)
