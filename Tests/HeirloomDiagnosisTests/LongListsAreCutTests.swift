import HeirloomGraph
import HeirloomGraphTestSupport
import HeirloomTestSupport
import Testing

/// Messages stay short and readable, no matter how long the lists in them are.
@Suite struct LongListsAreCutTests {
    @Test func longListsOfFulfillersAreCut() {
        let types = (1...10).map {
            "@Instantiable(fulfillingAdditionalTypes: [P.self]) struct \(MarkedSource.mark($0))C\($0): Instantiable, P {}"
        }
        let sources = """
            //: App/App.swift
            @Instantiable struct App: Instantiable { @Instantiated let 1️⃣p: any P }
            protocol P {}
            \(types.joined(separator: "\n"))
            """
        let choices = (1...8).map {
            "\(MarkedSource.mark($0)) note: to use this one, write '@Instantiated(fulfilledByType: \"C\($0)\")'"
        }
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'p: any P' of 'App' is ambiguous: 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8' and 2 others fulfill it [ambiguous-fulfillment]
                \(choices.joined(separator: "\n"))
                """
        )
    }

    @Test func longListsOfMissingDependenciesAreCut() {
        let received = (1...9).map { "    @Received let \(MarkedSource.mark($0 + 1))x\($0): String" }
        let sources = """
            //: Feature/Feature.swift
            @Instantiable struct 1️⃣Feature: Instantiable { @Instantiated let 2️⃣list: List }
            @Instantiable struct List: Instantiable {
            \(received.joined(separator: "\n"))
            }
            """
        let lacks = (1...8).map { index in
            let place = "\(MarkedSource.mark(index + 1)) note: "
            return "\(place)'List' receives 'x\(index): String', but no type above it provides it"
        }
        #expect(
            diagnostics(of: sources) == """
                1️⃣ warning: no 'init()' is generated for 'Feature' because a dependency below it is missing [dropped-root]
                \(lacks.joined(separator: "\n"))
                1️⃣ note: 1 more is missing
                1️⃣ note: if it is a root, write '@Instantiable(isRoot: true)' to see what to do; if not, write 'isRoot: false'
                """
        )
    }

    @Test func longCyclesShowTheirEnds() {
        let count = 30
        let properties = (1...count).map { index in
            let mark = index == 1 ? "1️⃣" : index == count ? "2️⃣" : ""
            return "    @Instantiated let \(mark)a\(index): A\(index)"
        }
        let types = (1...count).map {
            let needed = $0 % count + 1
            let property = "\(MarkedSource.mark($0 + 1))a\(needed): A\(needed)"
            return "@Instantiable struct A\($0): Instantiable { @Received let \(property) }"
        }
        let sources = """
            //: App/App.swift
            @Instantiable struct App: Instantiable {
            \(properties.joined(separator: "\n"))
            }
            \(types.joined(separator: "\n"))
            """
        let labels = (1...12).map { "a\($0)" } + ["… 6 more …"] + (19...30).map { "a\($0)" } + ["a1"]
        let needs = (Array(1...12) + Array(19...30)).map { index in
            let needed = index % count + 1
            return """
                \(MarkedSource.mark(index + 1)) note: 'a\(index): A\(index)' receives 'a\(needed): A\(needed)' here
                """
        }
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8' and 22 others of 'App' depend on each other: \(labels.joined(separator: " → ")) [sibling-cycle]
                \(needs.joined(separator: "\n"))
                2️⃣ note: to break the cycle, remove 'a1: A1' from 'A30': move the shared parts to a third type, or pass one to the other after both are built
                """
        )
    }

    @Test func longListsOfCapturedValuesAreCut() {
        let built = (1...9).map { "    @Instantiated let a\($0): A\($0)" }
        let received = (1...9).map { "    @Received let \(MarkedSource.mark($0))a\($0): A\($0)" }
        let types = (1...9).map {
            "@Instantiable final class \(MarkedSource.mark($0 + 9))A\($0): Instantiable {}"
        }
        let sources = """
            //: App/App.swift
            @Instantiable struct App: Instantiable {
            \(built.joined(separator: "\n"))
                @Instantiated let 1️⃣builder: SendableInstantiator<Child>
            }
            @Instantiable struct Child: Instantiable {
            \(received.joined(separator: "\n"))
            }
            \(types.joined(separator: "\n"))
            """
        let values = (1...8).map { "'a\($0): A\($0)'" }.joined(separator: ", ")
        let notes = (1...8).flatMap {
            [
                "\(MarkedSource.mark($0)) note: 'Child' receives 'a\($0): A\($0)'",
                "\(MarkedSource.mark($0 + 9)) note: declare that 'A\($0)' is 'Sendable'",
            ]
        }
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'builder: SendableInstantiator<Child>' of 'App' is 'Sendable' but captures non-Sendable \(values) and 1 other [not-sendable]
                \(notes.joined(separator: "\n"))
                """
        )
    }
}
