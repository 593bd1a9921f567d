import Foundation
import Measurement

/// Heirloom as its users have it: built from source by `swift build`, in a folder that is kept.
///
/// Each product is built once a run, so that all rows measure the same one.
final class HeirloomBuild {
    enum Configuration: String {
        case debug, release
    }

    private let launcher: Launcher
    private let scratch: URL
    private var built: Set<[String]> = []

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

    private func build(_ configuration: Configuration, _ product: [String]) throws {
        let arguments = ["--configuration", configuration.rawValue] + product
        guard !built.contains(arguments) else { return }
        let places = ["--package-path", Bench.repository.path, "--scratch-path", scratch.path]
        _ = try launcher.output(of: Invocation("swift", ["build"] + places + arguments))
        built.insert(arguments)
    }
}
