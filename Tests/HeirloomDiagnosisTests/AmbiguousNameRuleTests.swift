import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Every name below a root must refer to exactly one type.
@Suite struct AmbiguousNameRuleTests {
    @Test func namesDeclaredByTwoImportsNeedTheirModule() {
        let sources = """
            //: Logging/Logger.swift
            @Instantiable
            public struct 1️⃣Logger: Instantiable {}
            //: Telemetry/Logger.swift
            @Instantiable
            public struct 2️⃣Logger: Instantiable {}
            //: App/App.swift
            import Logging
            import Telemetry
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let logger: 3️⃣Logger
                @Instantiated let other: Telemetry.Logger
            }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: 'Logger' in 'NotesApp' is ambiguous: several types have this name [ambiguous-name]
                1️⃣ note: to use this one, write 'Logging.Logger'
                2️⃣ note: to use this one, write 'Telemetry.Logger'
                """
        )
    }

    @Test func aliasesThatExpandTooFarAreReportedOnce() {
        let aliases = (1...30).map { "typealias Pair\($0) = (Pair\($0 - 1), Pair\($0 - 1))" }
        let sources = """
            //: App/App.swift
            typealias Pair0 = Int
            \(aliases.joined(separator: "\n"))
            @Instantiable
            struct Screen: Instantiable {
                @Forwarded let pairs: 1️⃣Pair30
                @Forwarded let others: Pair30
                @Forwarded let few: Pair3
            }
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let screen: Instantiator<Screen>
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Pair30' is too large: with its aliases expanded it has more than 1000 parts [endless-generics]
                1️⃣ note: declare a struct in place of one of the aliases
                """
        )
    }

    @Test func consequencesOfAnAmbiguousNameAreNotReported() {
        let sources = """
            //: Logging/Logger.swift
            public protocol 1️⃣Logger {}
            //: Telemetry/Logger.swift
            public protocol 2️⃣Logger {}
            //: App/App.swift
            import Logging
            import Telemetry
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let logger: 3️⃣Logger
                @Instantiated let noteBuilder: SendableInstantiator<Note>
            }
            @Instantiable
            struct Note: Instantiable {
                @Received let history: 4️⃣Logger
            }
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                3️⃣ error: 'Logger' in 'NotesApp' is ambiguous: several types have this name [ambiguous-name]
                1️⃣ note: to use this one, write 'Logging.Logger'
                2️⃣ note: to use this one, write 'Telemetry.Logger'
                4️⃣ error: 'Logger' in 'Note' is ambiguous: several types have this name [ambiguous-name]
                1️⃣ note: to use this one, write 'Logging.Logger'
                2️⃣ note: to use this one, write 'Telemetry.Logger'
                """
        )
    }
}
