// swift-tools-version: 6.0
import PackageDescription

let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
let injection = Target.Dependency.product(name: "HeirloomInjection", package: "Heirloom")
let generator = Target.PluginUsage.plugin(name: "HeirloomGenerator", package: "Heirloom")

let package = Package(
    name: "Screens",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // A link to this clone. SwiftPM knows a package by its folder, and a clone may be called anything.
        .package(path: "../Heirloom")
    ],
    targets: [
        .target(name: "Mail", dependencies: [heirloom], plugins: [generator]),
        // Leaves. They need neither the plugin nor the macros.
        .target(name: "Design", dependencies: [injection]),

        // Features. They do not know each other.
        .target(name: "InboxFeature", dependencies: ["Design", "Mail", heirloom], plugins: [generator]),
        .target(name: "SettingsFeature", dependencies: ["Mail", heirloom], plugins: [generator]),

        .target(
            name: "Accounts",
            dependencies: ["InboxFeature", "Mail", "SettingsFeature", heirloom],
            plugins: [generator]
        ),

        // Two apps: one that starts in SwiftUI, and one that starts in UIKit.
        .executableTarget(
            name: "Screens",
            dependencies: ["Accounts", "Mail", heirloom],
            plugins: [generator]
        ),
        .target(name: "ScreensUIKit", dependencies: ["Accounts", "Mail", heirloom], plugins: [generator]),

        .testTarget(name: "DesignTests", dependencies: ["Design", injection]),
        .testTarget(name: "InboxFeatureTests", dependencies: ["InboxFeature", "Mail", heirloom]),
        .testTarget(name: "SettingsFeatureTests", dependencies: ["Mail", "SettingsFeature"]),
        .testTarget(name: "AccountsTests", dependencies: ["Accounts", "InboxFeature", "Mail", heirloom]),
    ],
    swiftLanguageModes: [.v6]
)
