import Foundation
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

@testable import HeirloomBuild
import HeirloomCommands

@Suite struct EncodedSummaryTests {
    /// Every source of the golden cases, which cover the language, of the cases of faults, and of this package.
    private static func corpus() throws -> [[UInt8]] {
        let cases = Compiler.repository.appendingPathComponent("Tests/HeirloomGoldenTests/Cases")
        let sources = Compiler.repository.appendingPathComponent("Sources")
        let faults = Compiler.repository.appendingPathComponent("Tests/HeirloomMacrosTests/Faults")
        let sections = try texts(in: cases, suffix: ".swift").flatMap { $0.components(separatedBy: "\n//: ") }
        let faulty = try texts(in: faults, suffix: ".txt").map {
            MarkedSource(marked: $0.components(separatedBy: "----")[0]).text
        }
        return try (sections + faulty + texts(in: sources, suffix: ".swift") + rarities)
            .map { Array($0.utf8) }
    }

    /// Constructs that the other sources lack.
    private static let rarities = [
        """
        import Heirloom
        struct Wrapper { init<U: UseCase>(_ useCase: U) where U.Input == Int {} }
        extension A {
            static func mock(title: Int) -> A {}
            #if DEBUG
            static func mock() -> A {}
            #endif
        }
        """,
        """
        import Heirloom
        @Instantiable struct I: Instantiable { init() async throws(Failure) {} }
        @Instantiable struct L: Instantiable { @Instantiated(lifetime: .weak) let m: () -> M }
        @Instantiable struct K: Instantiable { @Instantiated(concurrently: true, isLocal: true) let i: I }
        @Instantiable struct S<E: Sequence>: Instantiable where E.Element == Int { @Received let e: E }
        @Instantiable struct R: Instantiable { @Received let row: Row< > }
        """,
        """
        import Heirloom
        protocol Drawn where Self: Shape {}
        @Instantiable  // heirloom-ignore: unbuilt-type
        struct M: Instantiable { @Received private let n: N  // heirloom-ignore: unused-received
            init() {}  // heirloom-ignore: handwritten-root-initializer
        }
        struct Drawing: Identifiable { let id: Int }
        extension Sketch: Identifiable { var id: String { name } }
        nonisolated extension Sketch { struct Pen {} }
        """,
        """
        import Heirloom
        #HeirloomConfiguration(
            additionalImportedModules: ["A", "B"], additionalDirectoriesToInclude: ["a", "b"],
            additionalMocksToGenerate: ["C"], mockConditionalCompilation: "TESTING",
            warningsAsErrors: ["kept-output"], silencedWarnings: ["dropped-root"]
        )
        #if TALL
        #HeirloomConfiguration(automaticMocks: false, mockPrefix: "Fake")
        #endif
        """,
        """
        import Heirloom
        @Instantiable(generateMock: true, mockAttributes: "@MainActor", customMockName: "fake")
        struct A: Instantiable { @MainActor init() {}; static func fake() -> A {} }
        @Instantiable(mockOnly: true)
        struct B: Instantiable { nonisolated init() {}; static func mock() -> B {} }
        struct C {
            var d: Int { @Instantiable struct E: Instantiable {}; return 0 }
            var f: Int { @Instantiable struct G: Instantiable {}; return 0 }
        }
        @Instantiable
        struct H: Instantiable {
            init(i: Int = 1, _ j: Bool = isOn) {}
            #if DEBUG
            static func mock(k: Int = 1, l m: Int = 2) -> H {}
            #endif
        }
        let isOn = true
        """,
    ]

    private static let partValues = Result {
        var parts = PartValues()
        for source in try corpus() {
            let summary = FileSummarizer.summary(ofFileAt: "A.swift", source: source)
            if EncodedSummary(summary) != nil { parts.collect(from: summary) }
        }
        return parts
    }

    private static func texts(in folder: URL, suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
            .sorted()
            .map { String(decoding: try Data(contentsOf: folder.appendingPathComponent($0)), as: UTF8.self) }
    }

    private func shape(_ source: String) -> ContentHash? {
        EncodedSummary(FileSummarizer.summary(ofFileAt: "A.swift", source: Array(source.utf8)))?.shape
    }

    @Test func decodedSummariesEqualParsedOnesAtAnyPath() throws {
        var (soundCount, faultyCount) = (0, 0)
        for source in try Self.corpus() {
            let summary = FileSummarizer.summary(ofFileAt: "A.swift", source: source)
            let isSound = summary.diagnostics.isEmpty && summary.fault == nil
            if isSound { soundCount += 1 } else { faultyCount += 1 }
            #expect((EncodedSummary(summary) != nil) == isSound)
            let archive = try #require(ArchivedSummary(summary))
            var parsed = FileSummarizer.summary(ofFileAt: "other/B.swift", source: source)
            // Archives leave out mistakes.
            (parsed.diagnostics, parsed.fault) = ([], nil)
            #expect(ArchivedSummary.summary(archive.bytes, path: "other/B.swift") == parsed)
        }
        #expect(soundCount > 400)
        #expect(faultyCount > 20)
    }

    /// A part that is not encoded decodes as its default value. The loss is only noticed if the corpus has a second
    /// value.
    @Test func everyPartOfASummaryHasSeveralValuesInTheCorpus()
        throws
    {
        let names = try Self.partValues.get().namesWithOneValue
        #expect(
            names == [
                // The module that a condition refers to is determined later.
                "ConditionTest.module",
                // Files with errors are not encoded, and neither are paths.
                "FileSummary.diagnostics", "FileSummary.fault", "FileSummary.path",
                "InstantiableDeclaration.hasLocalFaults",
            ]
        )
    }

    /// Summaries of a tool whose parts differ have another version.
    @Test func layoutsNameTheKindsOfAllParts() {
        #expect(
            ArchiveLayout.text(of: TestDoubleSettings.self).hasPrefix(
                " TestDoubleSettings( flag flag optional String( text) array TypeAttribute("
            )
        )
        #expect(ArchiveLayout.ofFiles.contains(" DependencyDeclaration( text named|member|optional|"))
        #expect(!ArchiveLayout.ofFiles.contains("$"), "an address would differ in each run")
    }

    @Test func damagedBytesDoNotCrashAndTruncatedBytesAreRejected() throws {
        let source = """
            import Heirloom
            @Instantiable public struct A: Instantiable, P { @Received let b: [B<C?>]; let x: Int = 1; var y = 1 }
            """
        let encoded = try #require(
            EncodedSummary(
                FileSummarizer.summary(
                    ofFileAt: "A.swift",
                    source: Array(source.utf8)
                )
            )
        )
        for index in encoded.bytes.indices {
            for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var bytes = encoded.bytes
                bytes[index] = byte
                _ = decoded(bytes)
            }
            #expect(decoded(Array(encoded.bytes[..<index])) == nil)
        }
    }

    private func decoded(_ bytes: [UInt8]) -> FileSummary? {
        EncodedSummary(bytes: bytes, shape: ContentHash([]), check: ContentHash([])).decoded(path: "A.swift")
    }

    private static let base = """
        import Heirloom
        @Instantiable
        public struct A: Instantiable {
            @Received let b: B
            func f() { print(1) }
        }
        extension B: P {}
        extension A: Q {}

        """

    @Test(arguments: [
        ("print(1)", "print(1); let text = \"{\""),
        ("import Heirloom", "// A comment.\n\n    import Heirloom"),
        ("    func f", "    /// Longer.\n    func f"),
        ("b: B", "b:  B"),
    ])
    func editsWithoutNewDeclarationsKeepTheShape(old: String, new: String) throws {
        let edited = Self.base.replacingOccurrences(of: old, with: new)
        try #require(edited != Self.base)
        let shapes: [ContentHash] = try [#require(shape(Self.base)), #require(shape(edited))]
        #expect(shapes[0] == shapes[1])
    }

    @Test(arguments: [
        ("b: B", "c: B"), ("b: B", "b: B?"), ("b: B", "b: any B"), ("public ", ""),
        ("@Received let b: B", "@Received let b: B\n    @Received let c: C"), ("A: Q", "A: R"),
        ("import Heirloom", "import Heirloom\nimport Other"),
        ("@Instantiable", "@Instantiable(isRoot: true)"),
        ("extension B: P {}\nextension A: Q {}", "extension A: Q {}\nextension B: P {}"),
        ("@Instantiable\n", "extension A: Q {}\n@Instantiable\n"),
    ])
    func editsOfDeclarationsChangeTheShape(old: String, new: String) throws {
        let edited = Self.base.replacingOccurrences(of: old, with: new)
        try #require(edited != Self.base)
        #expect(shape(edited) == nil || shape(edited) != shape(Self.base))
    }

    @Test func orderAcrossListsIsPartOfTheShape() throws {
        let first = "extension B: P {}\nstruct A {}\n"
        let second = "struct A {}\nextension B: P {}\n"
        let shapes: [ContentHash] = try [#require(shape(first)), #require(shape(second))]
        #expect(shapes[0] != shapes[1])
    }

    @Test func deeplyNestedTypesAreNotEncoded() throws {
        let depth = 300
        let type = String(repeating: "[", count: depth) + "B" + String(repeating: "]", count: depth)
        #expect(shape("typealias A = \(type)") == nil)
        #expect(shape("typealias A = [[[[[[B]]]]]]") != nil)
    }
}

/// The values of each property of some values, collected recursively by reflection.
private struct PartValues {
    private var values: [String: Set<String>] = [:]

    var names: [String] { values.keys.sorted() }
    var namesWithOneValue: [String] { values.filter { $0.value.count == 1 }.keys.sorted() }

    mutating func collect(from value: Any) {
        let mirror = Mirror(reflecting: value)
        for child in mirror.children {
            if mirror.displayStyle == .struct, let label = child.label {
                let name = "\(type(of: value)).\(label)"
                if values[name, default: []].count < 2 {
                    values[name, default: []].insert(String(describing: child.value))
                }
            }
            collect(from: child.value)
        }
    }
}
