import HeirloomGraph
import HeirloomModel
import Testing

@Suite("Conditions of a tree")
struct ConditionGroupTests {
    /// The tests of each group, the first left out, and the number of graphs.
    private static func groups(_ text: String) throws -> [String] {
        let graph = try #require(ShownSources(text).outcome.conditionalGraph)
        return graph.groups.dropFirst().map { $0.tests.map(\.spelling).joined(separator: " ") }
            + ["\(graph.graphs.count) graphs"]
    }

    @Test func conditionsThatDoNotMeetAreNotMultiplied() throws {
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

    @Test func conditionsMeetWhereOneTreeReachesBoth() throws {
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

    @Test func whatNoTreeNamesMakesNoDifference() throws {
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

    @Test func aModuleBelowMayHaveMoreConditionsThanCanBeToldApart() throws {
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
