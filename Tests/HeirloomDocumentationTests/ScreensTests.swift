import Foundation
import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// The Screens example builds and passes its own tests, and the parts of it that need frameworks of Apple compile.
@Suite struct ScreensTests {
    /// The modules of the example, lowest first, with the modules that those of libraries see.
    private static let modules: [(name: String, view: String?)] = [
        ("Mail", ""), ("Design", ""), ("InboxFeature", "Design Mail"), ("SettingsFeature", "Mail"),
        ("Accounts", "Design InboxFeature Mail SettingsFeature"), ("Screens", nil),
        ("ScreensUIKit", "Accounts Design InboxFeature Mail SettingsFeature"),
    ]

    @Test(.enabled(if: TestLength.isFull, "`.ci/run` builds and tests the examples"))
    func screensPassTheTestsOfTheExample() throws {
        let copy = try ExampleCopy(of: "Screens", dependingOn: ExampleCopy.forwardingPackage.get())
        #expect(throws: Never.self) { try copy.swift("test", "--quiet") }
    }

    /// On Linux, the example's own build skips its views, its previews and its UIKit root.
    @Test(arguments: [["DEBUG"], []])
    func viewsAndTheUIKitRootCompile(flags: [String]) throws {
        let pipeline = GoldenPipeline(goldenCase: try Self.example())
        let resolution = pipeline.resolution()
        #expect(resolution.diagnostics == [])
        #expect(throws: Never.self) {
            try pipeline.compile(generated: resolution.generated, flags: flags, in: TemporaryFolder())
        }
    }

    /// The example's sources, to be compiled with modules that resemble Apple's.
    private static func example() throws -> GoldenCase {
        let folder = Compiler.repository.appendingPathComponent("Examples/Screens/Sources")
        let files = FileManager.default
        #expect(try files.contentsOfDirectory(atPath: folder.path).sorted() == modules.map(\.name).sorted())
        var sections = [GoldenCase.Section(title: "option frameworks=apple", text: "")]
        for (module, view) in modules {
            if let view { sections.append(.init(title: "option view \(module)=\(view)", text: "")) }
            let place = folder.appendingPathComponent(module)
            for name in try files.contentsOfDirectory(atPath: place.path).sorted() {
                let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
                sections.append(.init(title: "\(module)/\(name)", text: text))
            }
        }
        return GoldenCase(name: "Screens", sections: sections)
    }
}
