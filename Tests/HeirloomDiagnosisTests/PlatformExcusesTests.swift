import HeirloomGraphTestSupport
import HeirloomModel
import Testing

@testable import HeirloomDiagnosis
@testable import HeirloomGraph

/// Declarations that are missing on some platforms.
@Suite struct PlatformExcusesTests {
    /// The rejected build configurations with their faults, those with warnings, and the diagnostics.
    private static func outcome(_ text: String, rootMode: GraphInput.RootMode = .require) throws -> [String] {
        let outcome = ShownSources("//: App/File.swift\n" + text, rootMode: rootMode).outcome
        let graph = outcome.conditionalGraph
        func shown(_ configurations: [RefusedConfiguration], _ word: String) -> [String] {
            configurations.map { refused in
                let group = graph?.groups[refused.group]
                let condition = group?.condition(
                    of: [refused.configuration],
                    among: Set(group?.indices ?? 0..<0)
                )
                let faults = refused.faults.map(\.id.rawValue).joined(separator: " ")
                return "\(word) \(condition?.spelling ?? ""): \(faults)"
            }
        }
        return shown(graph?.refused ?? [], "refused") + shown(graph?.warned ?? [], "warned")
            + outcome.diagnostics.map { "\($0.severity.rawValue): \($0.statement)" }
    }

    private static let root = "@Instantiable struct Root: Instantiable { @Instantiated let part: Part }\n"
    private static let existentialRoot =
        "protocol P {}\n@Instantiable struct Root: Instantiable { @Instantiated let part: any P }\n"

    private static func part(_ name: String = "Part") -> String {
        "@Instantiable(fulfillingAdditionalTypes: [P.self]) struct \(name): Instantiable, P {}\n"
    }

    @Test func undeclaredNamesAreLeftToTheCompiler() throws {
        let text = """
            #if os(iOS)
            @Instantiable struct Part: Instantiable {}
            #elseif os(macOS)
            @Instantiable struct Part: Instantiable { @Instantiated let more: More }
            #endif
            @Instantiable struct More: Instantiable {}

            """
        for mode in [GraphInput.RootMode.require, .detect] {
            let outcome = try Self.outcome(text + Self.root, rootMode: mode)
            #expect(outcome == ["refused !os(iOS) && !os(macOS): "])
        }
    }

    @Test func undeclaredNamesUnderFlagsAreLeftToTheCompiler() throws {
        let text = """
            //: App/File.swift
            #if os(iOS)
            @Instantiable struct Part: Instantiable {}
            #endif
            @Instantiable struct Root: Instantiable {
                @Instantiated let part: Part
                #if FLAG
                @Instantiated let more: Part
                #endif
            }
            """
        var input = ShownSources(text, rootMode: .require).input
        input.expectedFlags = ExpectedFlags()
        let graph = try #require(GraphResolver.resolve(input).conditionalGraph)
        #expect(graph.refused.map(\.faults) == [[], []])
    }

    @Test func namesThatMayBeImportedAreReported() throws {
        let text = """
            #if canImport(UIKit)
            import UIKit
            #endif
            #if !canImport(UIKit)
            @Instantiable struct Part: Instantiable {}
            #endif

            """
        #expect(try Self.outcome(text + Self.root) == ["refused canImport(UIKit): nothing-fulfills"])
    }

    @Test func duplicateDeclarationsOnAPlatformAreLeftToTheCompiler() throws {
        let text = """
            #if canImport(UIKit)
            @Instantiable struct Part: Instantiable {}
            #endif
            //: App/Other.swift
            #if canImport(AppKit)
            @Instantiable struct Part: Instantiable { @Instantiated let more: More }
            #endif
            @Instantiable struct More: Instantiable {}

            """
        #expect(
            try Self.outcome(text + Self.root) == [
                "refused canImport(UIKit) && canImport(AppKit): ",
                "refused !canImport(UIKit) && !canImport(AppKit): ",
            ]
        )
    }

    @Test func propertiesFulfilledOnOtherPlatformsAreLeftToTheCompiler() throws {
        let text = Self.existentialRoot + "#if os(iOS)\n\(Self.part())#endif\n"
        #expect(try Self.outcome(text) == ["refused !os(iOS): nothing-fulfills"])
        #expect(try Self.outcome(text, rootMode: .detect) == ["warned !os(iOS): dropped-root"])
    }

    @Test func ambiguityOnOnePlatformIsLeftToTheCompiler() throws {
        let text =
            Self.existentialRoot + "#if canImport(UIKit)\n\(Self.part("Phone"))#endif\n"
            + "#if canImport(AppKit)\n\(Self.part("Mac"))#endif\n"
        #expect(
            try Self.outcome(text) == [
                "refused canImport(UIKit) && canImport(AppKit): ambiguous-fulfillment",
                "refused !canImport(UIKit) && !canImport(AppKit): nothing-fulfills",
            ]
        )
    }

    @Test func flagsAreNotPlatforms() throws {
        #expect(
            try Self.outcome(Self.existentialRoot + "#if FLAG\n\(Self.part())#endif\n") == [
                "error: 'Root' instantiates 'part: any P', but no type fulfills 'any P' (under '#if !FLAG')"
            ]
        )
        #expect(
            try Self.outcome(Self.existentialRoot + "#if FLAG && os(iOS)\n\(Self.part())#endif\n") == [
                "error: 'Root' instantiates 'part: any P', but no type fulfills 'any P' (under '#if !FLAG')"
            ]
        )
    }

    @Test func dependenciesMissingOnOnePlatformAreErrors() throws {
        let text = """
            @Instantiable struct Part: Instantiable {}
            @Instantiable struct Screen: Instantiable { @Received let part: Part }
            @Instantiable struct Root: Instantiable {
                #if os(iOS)
                @Instantiated let part: Part
                #endif
                @Instantiated let screen: Screen
            }
            """
        #expect(
            try Self.outcome(text) == [
                """
                error: 'Screen' receives 'part: Part', but no type above it provides it (root 'Root') \
                (under '#if !os(iOS)')
                """
            ]
        )
    }

    /// Searches twenty groups of two platforms. In the groups listed in `lacking`, a type is missing on one platform.
    @Test(arguments: [[], [0], [4, 9, 17], Array(0..<20)])
    func eachGraphIsResolvedOnce(lacking: [Int]) throws {
        let roots = (0..<20).map { number in
            """
            #if canImport(Kit\(number))
            @Instantiable struct Part\(number): Instantiable {}
            #endif
            @Instantiable struct Root\(number): Instantiable { @Instantiated let part: Part\(number) }
            """
        }
        let text = "//: App/File.swift\n" + roots.joined(separator: "\n")
        let groups = ConditionGroups(ShownSources(text).input)
        var resolved: [[Int]] = []
        var surveyed = 0
        let search = ConfigurationSearch(
            groups,
            fulfilled: { _ in
                surveyed += 1
                return [Self.place]
            },
            resolve: { configurations in
                resolved.append(configurations)
                let shortages = lacking.compactMap { number -> (Shortage, Diagnostic)? in
                    let group = groups.groupsByName["Root\(number)"] ?? 0
                    if configurations[group] != 1 { return nil }
                    let fault = Diagnostic(id: .nothingFulfills, message: "\(number)", location: Self.place)
                    return (Shortage(owner: "Root\(number)", wants: [[Self.place]]), fault)
                }
                let graph = shortages.isEmpty ? Self.graph : nil
                return UnconditionalOutcome(
                    graph: graph,
                    diagnostics: shortages.map(\.1),
                    explained: [],
                    shortages: shortages
                )
            }
        )
        #expect(!search.isFaulty)
        #expect(search.refused.map(\.faults.first?.message) == lacking.map { "\($0)" })
        #expect(Set(resolved).count == resolved.count)
        #expect(resolved.count <= 3)
        #expect(surveyed == (lacking.isEmpty ? 0 : 1))
    }

    private static let graph = ScopeGraph(emptyModule: "App")
    private static let place = SourceLocation(path: "File.swift", range: SourceRange(at: .start))
}
