// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Ledger",
    platforms: [.macOS(.v12)],
    dependencies: [
        .package(name: "Heirloom", path: "../Heirloom")
    ],
    targets: [
        .executableTarget(
            name: "Ledger",
            dependencies: [.product(name: "Heirloom", package: "Heirloom")],
            plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]
        ),
        .testTarget(
            name: "LedgerTests",
            dependencies: ["Ledger", .product(name: "Heirloom", package: "Heirloom")]
        ),
    ]
)
