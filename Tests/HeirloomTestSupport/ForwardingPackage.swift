import Foundation

/// A package that is used like Heirloom but builds in a few seconds. The runtime and the plugins are Heirloom's own,
/// and the tool and the macros are programs that only run those built for the tests.
///
/// `.ci/run` and the same tests in a full run show that Heirloom itself builds in another package.
package enum ForwardingPackage {
    private static let manifest = """
        // swift-tools-version: 6.0
        import CompilerPluginSupport
        import PackageDescription

        let package = Package(
            name: "Heirloom",
            platforms: [.macOS(.v12)],
            products: [
                .library(name: "Heirloom", targets: ["Heirloom"]),
                .library(name: "HeirloomInjection", targets: ["HeirloomInjection"]),
                .library(name: "HeirloomInterception", targets: ["HeirloomInterception"]),
                .library(name: "HeirloomMocks", targets: ["HeirloomMocks"]),
                .plugin(name: "HeirloomGenerator", targets: ["HeirloomGenerator"]),
                .plugin(name: "HeirloomCommand", targets: ["HeirloomCommand"]),
                .executable(name: "HeirloomTool", targets: ["HeirloomTool"]),
            ],
            targets: [
                .target(name: "Heirloom", dependencies: ["HeirloomMacros"]),
                .target(name: "HeirloomInjection"),
                .target(name: "HeirloomInterception", dependencies: ["HeirloomMacros"]),
                .target(name: "HeirloomMocks"),
                .macro(name: "HeirloomMacros"),
                .executableTarget(name: "HeirloomBuildTool"),
                .executableTarget(name: "HeirloomTool"),
                .plugin(
                    name: "HeirloomGenerator",
                    capability: .buildTool(),
                    dependencies: ["HeirloomBuildTool"]
                ),
                .plugin(
                    name: "HeirloomCommand",
                    capability: .command(intent: .custom(verb: "heirloom", description: "Questions")),
                    dependencies: ["HeirloomTool"]
                ),
            ]
        )

        """

    /// Writes the package to a folder that contains nothing else.
    package static func write(to folder: URL) throws {
        let files = FileManager.default
        for path in [
            "Sources/Heirloom", "Sources/HeirloomInjection", "Sources/HeirloomInterception",
            "Sources/HeirloomMocks", "Plugins",
        ] {
            let place = folder.appendingPathComponent(path)
            if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
            try files.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try files.copyItem(at: Compiler.repository.appendingPathComponent(path), to: place)
        }
        try write(manifest, to: folder.appendingPathComponent("Package.swift"))
        for (target, program) in [
            ("HeirloomMacros", "HeirloomMacros-tool"), ("HeirloomBuildTool", "HeirloomBuildTool"),
            ("HeirloomTool", "HeirloomTool"),
        ] {
            let built = Compiler.products.appendingPathComponent(program)
            let source = try forwarder(to: built)
            try write(source, to: folder.appendingPathComponent("Sources/\(target)/Program.swift"))
        }
    }

    /// Returns the source of a program that runs another one. It contains the build time of that program, so that
    /// everything made by an older one is rebuilt.
    private static func forwarder(to program: URL) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: program.path)
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return """
            // Built at \(date).
            #if canImport(Darwin)
            import Darwin
            #else
            import Glibc
            #endif

            @main enum Program {
                static func main() {
                    execv(\(String(reflecting: program.path)), CommandLine.unsafeArgv)
                    fatalError("the program for the tests cannot be run")
                }
            }

            """
    }

    private static func write(_ text: String, to file: URL) throws {
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }
}
