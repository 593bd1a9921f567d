import Foundation
import HeirloomTestSupport
import Testing

@Suite struct XcodeConformanceTests {
    @Test(arguments: ["HeirloomGenerator", "HeirloomCommand"])
    func theXcodeConformanceTypeChecksAgainstAStub(of plugin: String) throws {
        let folder = try TemporaryFolder()
        let stub = Compiler.repository
            .appendingPathComponent("Tests/HeirloomPluginTests/XcodeProjectPlugin/XcodeProjectPlugin.swift")
        let plugin = Compiler.repository.appendingPathComponent("Plugins/\(plugin)")
        let sources = try FileManager.default.contentsOfDirectory(atPath: plugin.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { plugin.appendingPathComponent($0).path }
        let options = ["-parse-as-library", "-swift-version", "6", "-I", try Self.pluginInterface().path]
        let module = try Subprocess.run(
            "swiftc",
            ["-emit-module", "-module-name", "XcodeProjectPlugin"] + options + [stub.path],
            in: folder.url
        )
        #expect(module.errors == "")
        let check = try Subprocess.run(
            "swiftc",
            ["-typecheck", "-package-description-version", "6.0", "-I", "."] + options + sources,
            in: folder.url
        )
        #expect(check.errors == "")
        #expect(check.status == 0)
    }

    /// The folder of the toolchain that contains the module for plugins.
    private static func pluginInterface() throws -> URL {
        struct TargetInfo: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let info = try Subprocess.run("swiftc", ["-print-target-info"])
        let paths = try JSONDecoder().decode(TargetInfo.self, from: Data(info.output.utf8)).paths
        return URL(fileURLWithPath: paths.runtimeResourcePath).appendingPathComponent("pm/PluginAPI")
    }
}
