// swift-tools-version: 6.1
import PackageDescription

let safeDI: Target.Dependency = .product(name: "SafeDI", package: "safedi")

let package = Package(
    name: "Notebook",
    platforms: [.iOS(.v15), .macOS("11.0")],
    products: [.executable(name: "notebook", targets: ["Notebook"])],
    dependencies: [
        .package(
            url: "https://github.com/dfed/SafeDI",
            .upToNextMajor(from: "2.0.0")
        )
    ],
    targets: [
        .target(name: "NotebookModel"),
        .target(name: "NotebookServices", dependencies: ["NotebookModel", safeDI]),
        .target(
            name: "NotebookScreens",
            dependencies: [
                "NotebookModel",
                "SafeDI",
                "NotebookServices",
            ],
            plugins: [.plugin(name: "SafeDIGenerator", package: "safedi")]
        ),
        // The root. The SafeDI plugin reads the modules below.
        .executableTarget(
            name: "Notebook",
            dependencies: ["NotebookModel", "NotebookScreens", "NotebookServices", safeDI],
            plugins: [.plugin(name: "SafeDIGenerator", package: "SafeDI")]
        ),
        .testTarget(name: "NotebookScreensTests", dependencies: ["NotebookScreens", safeDI]),
    ]
)
