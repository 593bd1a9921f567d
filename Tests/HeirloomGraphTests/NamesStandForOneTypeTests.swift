import HeirloomGraph
import Testing

/// Every name below a root stands for one type.
@Suite struct NamesStandForOneTypeTests {
    @Test func aNameThatTwoImportsDeclareAsksForItsModule() {
        let sources = """
            //: Logging/Logger.swift
            @Instantiable
            public struct Logger: Instantiable {}
            //: Telemetry/Logger.swift
            @Instantiable
            public struct Logger: Instantiable {}
            //: App/App.swift
            import Logging
            import Telemetry
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let logger: Logger
                @Instantiated let other: Telemetry.Logger
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:5:31: error: 'Logger' in 'NotesApp' stands for several types [ambiguous-name]
                Logging/Logger.swift:2:15: note: to name this one, write 'Logging.Logger'
                Telemetry/Logger.swift:2:15: note: to name this one, write 'Telemetry.Logger'
                """
        )
    }

    @Test func aNameInAStringThatTwoModulesDeclareAsksForItsModule() {
        let sources = """
            //: Logging/Logger.swift
            @Instantiable
            public struct Logger: Instantiable, Sendable {}
            //: Telemetry/Logger.swift
            @Instantiable
            public struct Logger: Instantiable, Sendable {}
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Logger") let logger: any Sendable
                @Instantiated(fulfilledByType: "Telemetry.Logger") let other: any Sendable
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:36: error: 'Logger' in 'NotesApp' stands for several types [ambiguous-name]
                Logging/Logger.swift:2:15: note: to name this one, write 'Logging.Logger'
                Telemetry/Logger.swift:2:15: note: to name this one, write 'Telemetry.Logger'
                """
        )
    }

    @Test func whatFollowsFromSuchANameIsNotTold() {
        let sources = """
            //: Logging/Logger.swift
            public protocol Logger {}
            //: Telemetry/Logger.swift
            public protocol Logger {}
            //: App/App.swift
            import Logging
            import Telemetry
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let logger: Logger
                @Instantiated let noteBuilder: SendableInstantiator<Note>
            }
            @Instantiable
            struct Note: Instantiable {
                @Received let history: Logger
            }
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:5:31: error: 'Logger' in 'NotesApp' stands for several types [ambiguous-name]
                Logging/Logger.swift:1:17: note: to name this one, write 'Logging.Logger'
                Telemetry/Logger.swift:1:17: note: to name this one, write 'Telemetry.Logger'
                App/App.swift:10:28: error: 'Logger' in 'Note' stands for several types [ambiguous-name]
                Logging/Logger.swift:1:17: note: to name this one, write 'Logging.Logger'
                Telemetry/Logger.swift:1:17: note: to name this one, write 'Telemetry.Logger'
                """
        )
    }
}
