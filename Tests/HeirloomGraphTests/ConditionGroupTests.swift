import HeirloomDiagnosis
import HeirloomGraph
import HeirloomGraphTestSupport
import HeirloomModel
import Testing

/// The groups of conditions that affect the same trees.
@Suite struct ConditionGroupTests {
    /// The conditions of each group except the first, and the number of graphs.
    private static func groups(_ text: String) throws -> [String] {
        let graph = try #require(ShownSources(text).outcome.conditionalGraph)
        return graph.groups.dropFirst().map { $0.tests.map(\.spelling).joined(separator: " ") }
            + ["\(graph.graphs.count) graphs"]
    }

    @Test func independentConditionsAreNotMultiplied() throws {
        let roots = (0..<20).map { number in
            """
            #if FLAG\(number)
            @Instantiable struct Root\(number): Instantiable { @Instantiated let part: Part }
            #endif
            """
        }
        let text =
            "//: App/File.swift\n@Instantiable struct Part: Instantiable {}\n" + roots.joined(separator: "\n")
        #expect(try Self.groups(text) == (0..<20).map { "FLAG\($0)" } + ["2 graphs"])
    }

    /// Test doubles receive values that other types build. That unites their conditions only if a value is built in a
    /// particular way.
    @Test(arguments: [
        ("@Instantiated let part: Part", ["FLAG", "OTHER"]),
        (#"@Instantiated(fulfilledByType: "Part") let part: Part"#, ["FLAG OTHER"]),
        ("@Instantiated let part: () -> Part", ["FLAG OTHER"]),
    ])
    func testDoublesUniteConditionsOfParticularBuilds(property: String, groups: [String]) throws {
        let received = property.split(separator: "let").last ?? ""
        let text = """
            //: App/File.swift
            @Instantiable struct Part: Instantiable {}
            #if FLAG
            @Instantiable(isRoot: true) struct Root: Instantiable {
                \(property)
            }
            #endif
            #if OTHER
            @Instantiable(isRoot: false, generateMock: true) struct Screen: Instantiable {
                @Received let\(received)
            }
            #endif
            """
        #expect(try Self.groups(text).dropLast() == groups[...])
    }

    /// Twenty trees with a flag each. Those in `faulty` lack a type if their flag is set.
    private static func trees(lacking faulty: Set<Int>) -> String {
        let roots = (0..<20).map { number in
            """
            @Instantiable(isRoot: true) struct Root\(number): Instantiable {
                @Instantiated let part: Part
                #if FLAG\(number)
                @Instantiated let more: \(faulty.contains(number) ? "Missing" : "Part")
                #endif
            }
            """
        }
        return "//: App/File.swift\n@Instantiable struct Part: Instantiable {}\n"
            + roots.joined(separator: "\n")
    }

    @Test(arguments: [[], [0], [7, 8], [3, 11, 19], Set(0..<20)] as [Set<Int>])
    func faultyConfigurationsAreFound(faulty: Set<Int>) throws {
        var input = ShownSources(Self.trees(lacking: faulty)).input
        input.expectedFlags = ExpectedFlags()
        let outcome = GraphResolver.resolve(input)
        let graph = try #require(outcome.conditionalGraph)
        let refused = graph.refused.map { refused in
            let configurations = graph.groups[refused.group]
            return configurations.condition(of: [refused.configuration], among: Set(configurations.indices))
                .spelling
        }
        #expect(refused.sorted() == faulty.map { "FLAG\($0)" }.sorted())
        #expect(graph.refused.allSatisfy { $0.faults.map(\.id) == [.nothingFulfills] })
        #expect(outcome.diagnostics == [])
    }

    @Test(
        arguments: [
            ("DEBUG", nil, nil), ("DEBUG", .debug, true), ("DEBUG", .release, false),
            ("SWIFT_PACKAGE", nil, true),
            ("FLAG", .debug, false), ("Xcode", .debug, nil), ("$Feature", .debug, nil),
        ] as [(String, ExpectedFlags.Configuration?, Bool?)]
    )
    func expectedFlagsAnswerConditions(
        name: String,
        configuration: ExpectedFlags.Configuration?,
        answer: Bool?
    ) {
        let flags = ExpectedFlags(configuration: configuration)
        #expect(flags.answer(ConditionTest(name: name)) == answer)
        #expect(flags.answer(ConditionTest(name: "os", argument: "Linux")) == nil)
    }

    @Test func conditionsThatMeetInATreeAreUnited() throws {
        #expect(
            try Self.groups(
                """
                //: App/File.swift
                #if A
                @Instantiable struct Left: Instantiable { @Instantiated let part: Part }
                #else
                @Instantiable struct Left: Instantiable {}
                #endif
                typealias Other = Right
                #if B
                @Instantiable struct Right: Instantiable { @Instantiated let part: Part }
                #else
                @Instantiable struct Right: Instantiable {}
                #endif
                @Instantiable struct Part: Instantiable {}
                @Instantiable struct Root: Instantiable {
                    @Instantiated let left: Left
                    @Instantiated let other: Other
                }
                """
            ) == ["A B", "4 graphs"]
        )
    }

    @Test func conditionsThatNoTreeDependsOnAreIgnored() throws {
        #expect(
            try Self.groups(
                """
                //: App/File.swift
                #if A
                typealias Color = Int
                struct Helper {}
                #else
                typealias Color = String
                #endif
                #if B
                @Instantiable struct Root: Instantiable { @Instantiated let part: Part }
                #else
                @Instantiable struct Root: Instantiable { @Instantiated let part: Part; func open() {} }
                #endif
                @Instantiable struct Part: Instantiable {}
                """
            ) == ["1 graphs"]
        )
    }

    @Test func modulesBelowMayHaveMoreConditionsThanTheLimit() throws {
        let types = (0..<8).map { "#if F\($0)\n@Instantiable struct T\($0): Instantiable {}\n#endif" }
        let properties = (0..<8).map { "#if F\($0)\n@Instantiated let t\($0): T\($0)\n#endif" }
        let text = """
            //: Below/File.swift
            \(types.joined(separator: "\n"))
            @Instantiable(isRoot: true) struct Hidden: Instantiable {
            @Instantiated let other: Other
            @Instantiated let many: Many
            }
            @Instantiable struct Other: Instantiable {
            \(properties[..<4].joined(separator: "\n"))
            }
            @Instantiable struct Many: Instantiable {
            \(properties[4...].joined(separator: "\n"))
            }
            //: App/File.swift
            @Instantiable struct Part: Instantiable {}
            @Instantiable struct Root: Instantiable { @Instantiated let part: Part }
            """
        #expect(try Self.groups(text) == ["1 graphs"])
    }
}
