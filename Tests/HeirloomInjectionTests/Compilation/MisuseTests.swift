import Foundation
import HeirloomTestSupport
import Testing

/// What the compiler must refuse, each file of `Misuse` by itself.
@Suite struct MisuseTests {
    /// The compiler compares what it reports with the comments in the file.
    @Test(arguments: ["Types", "Sending"])
    func misuseIsAnErrorAtItsLine(_ name: String) throws {
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
