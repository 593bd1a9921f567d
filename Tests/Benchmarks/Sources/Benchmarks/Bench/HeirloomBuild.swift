import Foundation
import Measurement

/// Heirloom as its users have it: built from source by `swift build`, in a folder that is kept.
struct HeirloomBuild {
    enum Configuration: String {
        case debug, release
    }

    private let launcher: Launcher
    private let scratch: URL

    init(launcher: Launcher) {
        self.launcher = launcher
        scratch = Bench.package.appendingPathComponent(".build/heirloom")
    }

    /// The program that generates.
    func tool(_ configuration: Configuration) throws -> String {
        try build(configuration, ["--product", "HeirloomTool"])
        return scratch.appendingPathComponent("\(configuration.rawValue)/HeirloomTool").path
    }

    /// The compiler plugin, built without optimization, as SwiftPM builds it for an app that is being worked on.
    func macros() throws -> String {
        try build(.debug, ["--target", "Heirloom"])
        return scratch.appendingPathComponent("debug/HeirloomMacros-tool").path
    }

    private func build(_ configuration: Configuration, _ arguments: [String]) throws {
        _ = try launcher.output(
            of: Invocation(
                "swift",
                [
                    "build", "--configuration", configuration.rawValue, "--package-path",
                    Bench.repository.path,
                    "--scratch-path", scratch.path,
                ] + arguments
            )
        )
    }
}
