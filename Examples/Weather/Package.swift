// swift-tools-version: 6.0
import PackageDescription

let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
let interception = Target.Dependency.product(name: "HeirloomInterception", package: "Heirloom")
let generator = Target.PluginUsage.plugin(name: "HeirloomGenerator", package: "Heirloom")

/// Modules with a section of the report each. They know what a section is, and nothing of one another.
let sections = ["WeatherRain", "WeatherTemperature", "WeatherWind"].map { name in
    Target.target(
        name: name,
        dependencies: ["WeatherModels", "WeatherServices", heirloom],
        plugins: [generator]
    )
}

let package = Package(
    name: "Weather",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "weather", targets: ["WeatherApp"])
    ],
    dependencies: [
        // A link to this clone. SwiftPM knows a package by its folder, and a clone may be called anything.
        .package(path: "../Heirloom")
    ],
    targets: sections + [
        .target(name: "WeatherModels"),
        .target(name: "WeatherServices", dependencies: ["WeatherModels"]),

        // Reads and writes files, which may fail.
        .target(
            name: "WeatherStorage",
            dependencies: ["WeatherModels", "WeatherServices", heirloom],
            plugins: [generator]
        ),

        // Knows what it needs of storage and sections, and depends on none of them.
        .target(
            name: "WeatherFeatures",
            dependencies: ["WeatherModels", "WeatherServices", heirloom, interception],
            plugins: [generator]
        ),

        // Depends on everything, and is where the tree is written.
        .executableTarget(
            name: "WeatherApp",
            dependencies: [
                "WeatherFeatures", "WeatherModels", "WeatherRain", "WeatherServices", "WeatherStorage",
                "WeatherTemperature", "WeatherWind", heirloom, interception,
            ],
            plugins: [generator]
        ),
        .testTarget(
            name: "WeatherAppTests",
            dependencies: [
                "WeatherApp", "WeatherFeatures", "WeatherModels", "WeatherServices", heirloom, interception,
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
