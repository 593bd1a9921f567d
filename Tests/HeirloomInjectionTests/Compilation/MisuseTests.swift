import Foundation
import HeirloomTestSupport
import Testing

/// Code that the compiler must reject. Each file of `Misuse` is compiled separately.
@Suite struct MisuseTests {
    /// The compiler compares its diagnostics with the comments in the file.
    @Test(arguments: ["Types", "Sending"])
    func misuseIsReportedAtItsLine(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let library = "HeirloomInjection"
        let result = try Subprocess.run(
            "swiftc",
            [
                "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-wmo",
                "-module-name", library, "-Xfrontend", "-verify",
                folder.appendingPathComponent("Misuse/\(name).swift").path,
            ] + Compiler.sources(ofLibrary: library)
        )
        #expect(result.errors == "")
        #expect(result.status == 0)
    }
}
