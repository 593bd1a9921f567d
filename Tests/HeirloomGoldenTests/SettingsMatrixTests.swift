import Foundation
import HeirloomBuild
import HeirloomDiagnosis
import HeirloomEmission
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

/// A tree that is valid Swift under all compiler settings, like the code generated for it: under each language mode,
/// all upcoming features, default isolation to the main actor, and strict memory safety.
@Suite struct SettingsMatrixTests {
    /// A row of the matrix.
    struct Settings: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var languageMode: String
        var enablesUpcomingFeatures = false
        /// Additional compiler options.
        var options: [String] = []
        /// The text of an additional file in every module.
        var configuration: String?
        /// The oldest compiler that supports the options.
        var oldestCompiler = CompilerVersion(6, 0)
    }

    static let matrix = [
        Settings(testDescription: "Swift 5", languageMode: "5"),
        Settings(testDescription: "Swift 6", languageMode: "6"),
        Settings(
            testDescription: "Swift 5, all upcoming features",
            languageMode: "5",
            enablesUpcomingFeatures: true
        ),
        Settings(
            testDescription: "Swift 6, all upcoming features",
            languageMode: "6",
            enablesUpcomingFeatures: true
        ),
        Settings(
            testDescription: "Swift 6, all upcoming features, strict memory safety",
            languageMode: "6",
            enablesUpcomingFeatures: true,
            options: ["-strict-memory-safety"],
            oldestCompiler: CompilerVersion(6, 2)
        ),
        Settings(
            testDescription: "Swift 6, all upcoming features, main actor by default",
            languageMode: "6",
            enablesUpcomingFeatures: true,
            options: ["-default-isolation", "MainActor"],
            configuration: """
                internal import Heirloom

                #HeirloomConfiguration(defaultIsolation: "MainActor")

                """,
            oldestCompiler: CompilerVersion(6, 2)
        ),
    ]

    /// The modules, lowest first; the last one is the program.
    private static let modules = ["Services", "Program"]

    /// The rows that the installed compiler supports.
    private static let known = matrix.filter { $0.oldestCompiler <= CompilerVersion.installed }

    @Test func omittedSettingsArePrinted() {
        let counts = "\(Self.known.count) of \(Self.matrix.count) settings"
        let lines = Self.matrix.filter { $0.oldestCompiler > CompilerVersion.installed }.map { settings in
            "left out:   \(settings.testDescription), which needs Swift \(settings.oldestCompiler)"
        }
        let sum = "left out: Swift \(CompilerVersion.installed) takes \(counts)"
        print(([sum] + lines).joined(separator: "\n"))
    }

    @Test(arguments: known)
    func theTreeCompilesAndRuns(_ settings: Settings) throws {
        let folder = try TemporaryFolder()
        let sources = try Self.sources(settings)
        let compiler = try Compiler.shared.get()
        var options = ["-swift-version", settings.languageMode, "-warnings-as-errors"] + settings.options
        if settings.enablesUpcomingFeatures {
            options += try Self.upcomingFeatures(notPartOf: settings.languageMode)
                .flatMap { ["-enable-upcoming-feature", $0] }
        }
        for module in Self.modules {
            var files = sources[module] ?? []
            files.append(("Heirloom.generated.swift", try Self.generated(for: module, from: sources)))
            for (name, text) in files { try folder.write(text, to: "\(module)/\(name)") }
            let result = try compiler.compile(
                module: module,
                sources: files.map { "\(module)/\($0.name)" },
                in: folder.url,
                options: options
            )
            #expect(result.status == 0, "\(settings.testDescription): \(result.errors)")
        }
        let result = try compiler.linkAndRun(modules: Self.modules, in: folder.url)
        #expect(
            result.output == """
                ["Ada","Elm Street"] at 12 nowhere
                7 12 no deadline
                12 12 traced at 12

                """
        )
    }

    /// Returns the upcoming features of the installed compiler that the language mode does not enable.
    private static func upcomingFeatures(notPartOf languageMode: String) throws -> [String] {
        struct Supported: Decodable {
            struct Features: Decodable { var upcoming: [Feature] }
            struct Feature: Decodable {
                var name: String
                var enabled_in: String
            }
            var features: Features
        }
        if CompilerVersion.installed == CompilerVersion(6, 0) {
            return upcomingFeaturesOfTheOldest + (languageMode == "5" ? partsOfSwiftSix : [])
        }
        let printed = try Subprocess.run("swiftc", ["-print-supported-features"])
        let supported = try JSONDecoder().decode(Supported.self, from: Data(printed.output.utf8))
        let mode = try #require(Int(languageMode))
        let names = try supported.features.upcoming.filter { try #require(Int($0.enabled_in)) > mode }.map(
            \.name
        )
        try #require(!names.isEmpty, "the compiler names no upcoming feature")
        return names
    }

    /// Swift 6.0 cannot list its features.
    private static let upcomingFeaturesOfTheOldest = ["ExistentialAny", "InternalImportsByDefault"]
    private static let partsOfSwiftSix = [
        "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "ImplicitOpenExistentials",
        "BareSlashRegexLiterals", "DeprecateApplicationMain", "ImportObjcForwardDeclarations",
        "DisableOutwardActorInference", "InferSendableFromCaptures", "IsolatedDefaultValues",
        "GlobalConcurrency", "RegionBasedIsolation", "DynamicActorIsolation",
    ]

    /// Returns the text in a form that the compiler accepts: `nonisolated` on a type requires Swift 6.1, and has no
    /// effect under the settings that Swift 6.0 supports.
    private static func readable(_ text: String) -> String {
        guard CompilerVersion.installed < CompilerVersion(6, 1) else { return text }
        return ["protocol", "struct"].reduce(text) { text, keyword in
            text.replacingOccurrences(of: "nonisolated \(keyword)", with: keyword)
        }
    }

    /// Returns the files of each module.
    private static func sources(_ settings: Settings) throws -> [String: [(name: String, text: String)]] {
        var sources: [String: [(name: String, text: String)]] = [:]
        for module in modules {
            let folder = GoldenTests.folder.appendingPathComponent("Matrix/\(module)")
            sources[module] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
                ($0, readable(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)))
            }
            if let text = settings.configuration {
                sources[module, default: []].append(("Configuration.swift", text))
            }
        }
        return sources
    }

    private static func generated(
        for module: String,
        from sources: [String: [(name: String, text: String)]]
    ) throws -> String {
        let read = modules.prefix { $0 != module } + [module]
        var input = GraphInput(
            module: module,
            modules: read.map { name in
                let files = (sources[name] ?? []).map { file in
                    FileSummarizer.summary(
                        ofFileAt: "\(name)/\(file.name)",
                        source: Array(file.text.utf8)
                    )
                }
                return ModuleSummary(name: name, files: files.sorted { $0.path < $1.path })
            },
            rootMode: module == modules.last ? .require : .marked
        )
        input.packages = Dictionary(uniqueKeysWithValues: modules.map { ($0, "Case") })
        switch Verdict(input: input, outcome: GraphResolver.resolve(input), isStrict: true) {
        case .write(let graph, let warnings):
            #expect(warnings == [])
            return SwiftEmitter.source(for: graph)
        case .keep(let diagnostics), .fail(let diagnostics):
            Issue.record("\(diagnostics.map(\.message))")
            return ""
        }
    }
}
