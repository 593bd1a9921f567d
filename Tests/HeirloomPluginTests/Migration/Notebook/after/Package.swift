// swift-tools-version: 6.1
import PackageDescription

let safeDI: Target.Dependency = .product(name: "Heirloom", package: "Heirloom")

let package = Package(
    name: "Notebook",
    platforms: [.iOS(.v15), .macOS("12.0")],
    products: [.executable(name: "notebook", targets: ["Notebook"])],
    dependencies: [
        .package(name: "Heirloom", path: "../Heirloom")
    ],
    targets: [
        .target(name: "NotebookModel"),
        .target(name: "NotebookServices", dependencies: ["NotebookModel", safeDI]),
        .target(
            name: "NotebookScreens",
            dependencies: [
                "NotebookModel",
                .product(name: "Heirloom", package: "Heirloom"),
                "NotebookServices",
            ],
            plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]
        ),
        // The root. The SafeDI plugin reads the modules below.
        .executableTarget(
            name: "Notebook",
            dependencies: ["NotebookModel", "NotebookScreens", "NotebookServices", safeDI],
            plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]
        ),
        .testTarget(name: "NotebookScreensTests", dependencies: ["NotebookScreens", safeDI]),
    ]
)
