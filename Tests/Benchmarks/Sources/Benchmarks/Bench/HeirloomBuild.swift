import Foundation
import Measurement

/// Heirloom as users get it: built from source with `swift build`, in a scratch folder that is kept between runs.
///
/// Each product is built once per run, so that all rows measure the same build.
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

    /// Returns the path of the tool that the build plugin runs, building it if necessary.
    func tool(_ configuration: Configuration) throws -> String {
        try build(configuration, ["--product", "HeirloomBuildTool"])
        return scratch.appendingPathComponent("\(configuration.rawValue)/HeirloomBuildTool").path
    }

    /// Returns the path of the command line for people, building it if necessary.
    func commandLine(_ configuration: Configuration) throws -> String {
        try build(configuration, ["--product", "heirloom"])
        return scratch.appendingPathComponent("\(configuration.rawValue)/heirloom").path
    }

    /// Returns the path of the compiler plugin, built without optimization, as SwiftPM builds it during development.
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
