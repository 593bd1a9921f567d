import Foundation
import Testing

@Suite struct ExpansionTests {
    @Test(arguments: ExpansionCase.all)
    func declarationsGetTheirMembers(expansionCase: ExpansionCase) throws {
        let recorded = try String(contentsOf: ExpansionCase.url(expansionCase.name), encoding: .utf8)
        let rendering = expansionCase.rendering
        if ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] != nil, rendering != recorded {
            try Data(rendering.utf8).write(to: ExpansionCase.url(expansionCase.name))
            Issue.record("recorded \(expansionCase.name)")
        }
        #expect(rendering == recorded)
    }

    @Test(arguments: ExpansionCase.all)
    func expandedSourcesHaveNoFaults(expansionCase: ExpansionCase) {
        #expect(FaultCase.diagnostics(in: expansionCase.source).map(\.message) == [])
    }

    /// The compiler options with which users may compile a module.
    private static let modes = [
        ["-swift-version", "6"],
        ["-swift-version", "5"],
        ["-swift-version", "5", "-strict-concurrency=complete"],
        [
            "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
            "-enable-upcoming-feature", "MemberImportVisibility",
            "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        ],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
    ]

    @Test(arguments: modes)
    func expansionsCompileWithoutWarnings(mode: [String]) throws {
        // A wrapper isolated by default cannot be created in an actor's initializer.
        let impossible = mode.contains("MainActor") ? "wrappers-in-an-actor" : ""
        let module = try FaultModule(
            ExpansionCase.all.filter { $0.name != impossible }
                .map { FaultModule.File(name: $0.name, text: $0.source) }
        )
        let result = try module.typecheck(mode: mode)
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    /// The compiler only reports types that are clearly not wrappers; the generator reports the others.
    @Test func theCompilerReportsTypesThatDoNotConformToWhatTheyFulfill() throws {
        let source = """
            class Base {}

            struct Box {}

            @Instantiable(fulfillingAdditionalTypes: [(any Clock).self, Box.self, (Base & Clock).self])
            final class Subject: Instantiable {}
            """
        let module = try FaultModule([FaultModule.File(name: "Claims", text: source)])
        let lines = try module.typecheck().errors.split(separator: "\n").map(String.init)
        let claims = lines.filter { $0.hasPrefix("macro expansion") }
        let expected = [
            "macro expansion @Instantiable:5:5: error: local function 'check1' requires that 'Subject0' conform "
                + "to 'Clock'",
            "macro expansion @Instantiable:7:5: error: local function 'check2' requires that 'Subject0' conform "
                + "to 'Clock'",
            "macro expansion @Instantiable:7:5: error: local function 'check2' requires that 'Subject0' inherit "
                + "from 'Base'",
        ]
        #expect(claims == expected)
    }

    /// The compiler does not check closures in attributes, but the functions generated for them.
    @Test func theCompilerReportsClosuresAtTheirLine() throws {
        let source = """
            @Instantiable
            struct Subject: Instantiable {
                @Instantiated({ () throws in
                    // A comment.
                    "text"
                }) let count: Int
                @Instantiated({ (count: Int) in count }) let text: String
            }
            """
        let module = try FaultModule([FaultModule.File(name: "Closures", text: source)])
        let lines = try module.typecheck().errors.split(separator: "\n").map(String.init)
        let places = lines.filter { $0.split(separator: ":").dropFirst(3).first == " error" }.compactMap {
            line in
            line.range(of: "Closures.swift:").map { String(line[$0.lowerBound...]) }
        }
        let expected = [
            "Closures.swift:6:9: error: cannot convert return expression of type 'String' to return type 'Int'",
            "Closures.swift:8:58: error: cannot convert return expression of type 'Int' to return type 'String'",
        ]
        #expect(places == expected)
    }
}
