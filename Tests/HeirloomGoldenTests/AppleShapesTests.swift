import Foundation
import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// What is generated below classes and protocols of Apple's SDKs type-checks. The frontend imports headers in
/// Objective-C on any platform: these are our own, in the shape of Apple's.
@Suite struct AppleShapesTests {
    private static let folder = GoldenTests.folder.appendingPathComponent("AppleShapes")

    @Test(arguments: ["Controllers", "Windows", "Views"])
    func whatIsGeneratedTypeChecks(_ name: String) throws {
        let program = Self.folder.appendingPathComponent("Programs/\(name).swift")
        let goldenCase = try GoldenCase(file: program)
        let resolution = GoldenPipeline(goldenCase: goldenCase).resolution()
        try #require(resolution.diagnostics.map(\.message) == [])

        let folder = try TemporaryFolder()
        let modules = Self.folder.appendingPathComponent("Modules")
        let common = [
            "-frontend", "-enable-objc-interop", "-swift-version", "6", "-parse-as-library", "-Xcc",
            "-fobjc-runtime=macosx-13", "-module-cache-path", folder.url.appendingPathComponent("cache").path,
            "-I", folder.url.path,
        ]
        let macros = try Array(Compiler.shared.get().arguments.suffix(2))
        func run(_ arguments: [String]) throws {
            let result = try Subprocess.run("swiftc", common + arguments, in: folder.url)
            #expect(result.errors == "")
            #expect(result.status == 0)
        }
        try run(
            macros + ["-emit-module", "-module-name", "Heirloom", "-o", "Heirloom.swiftmodule"]
                + Compiler.runtimeSources()
        )
        try run(
            ["-emit-module", "-module-name", "SwiftUI", "-o", "SwiftUI.swiftmodule"]
                + [modules.appendingPathComponent("SwiftUI.swift").path]
        )
        var sources: [String] = []
        for source in goldenCase.sources {
            try folder.write(source.text, to: source.name)
            sources.append(source.name)
        }
        for generated in resolution.generated {
            try folder.write(generated.text, to: "Heirloom.generated.swift")
            sources.append("Heirloom.generated.swift")
        }
        let headers = ["ObjectiveC", "UIKit", "AppKit"].flatMap {
            ["-I", modules.appendingPathComponent($0).path]
        }
        try run(
            macros + headers + ["-typecheck", "-warnings-as-errors", "-module-name", "App"] + sources
        )
    }
}
