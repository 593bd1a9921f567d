import HeirloomGraphTestSupport
import Testing

/// Errors name the modules that a file must import.
@Suite struct MissingImportRuleTests {
    private static let lower = """
        //: Models/Models.swift
        public struct 1️⃣Note: Sendable {}
        //: Core/Core.swift
        public protocol 2️⃣Clock: Sendable {}
        @Instantiable(fulfillingAdditionalTypes: [(any Clock).self])
        public struct SystemClock: Clock, Instantiable {}
        public protocol Log {}
        @Instantiable(fulfillingAdditionalTypes: [(any Log).self])
        public struct ConsoleLog: Log, Instantiable { @Received let clock: any Clock }
        public protocol HealthCheck {}
        public protocol Store<Model> {}
        @Instantiable
        public struct Repository<Model>: Store, Instantiable {}
        """

    @Test func missingImportsOfInstantiatedTypesAreNamed() {
        let sources = """
            \(Self.lower)
            //: App/App.swift
            import Heirloom
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let console: 3️⃣ConsoleLog
                @Instantiated let clock: any Clock
                @Instantiated let clockBuilder: () -> any Clock
                @Instantiated let checks: [any HealthCheck]
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:23 error: 'App' instantiates 'console: ConsoleLog', but no type fulfills 'ConsoleLog' [nothing-fulfills]
                Core/Core.swift:6:15 note: 'Core' declares 'ConsoleLog', but the file does not import it
                App/App.swift:5:23 error: 'App' instantiates 'clock: any Clock', but no type fulfills 'any _Concurrency.Clock' [nothing-fulfills]
                App/App.swift:6:23 note: also needed by 'App'
                2️⃣ note: 'Core' declares 'Clock', but the file does not import it
                App/App.swift:7:23 error: 'App' instantiates 'checks: [any HealthCheck]', but no type fulfills '[any HealthCheck]' [nothing-fulfills]
                Core/Core.swift:7:17 note: 'Core' declares 'HealthCheck', but the file does not import it
                """
        )
    }

    @Test func mismatchedFunctionsSuggestTheMissingImport() {
        let sources = """
            \(Self.lower)
            //: App/Editor.swift
            import Heirloom
            @Instantiable
            struct Editor: Instantiable { @Forwarded let 4️⃣note: Note }
            //: App/App.swift
            import Heirloom
            import Models
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 3️⃣editor: (_ note: Note) -> Editor
            }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: 'editor: (_ note: Note) -> Editor' does not match the forwarded properties of 'Editor' [mismatched-parameters]
                4️⃣ note: 'note: Note' is forwarded
                1️⃣ note: 'Models' declares 'Note', but the file does not import it
                """
        )
    }

    @Test func missingImportsOfReceivedTypesAreNamed() {
        let sources = """
            \(Self.lower)
            //: App/Screen.swift
            import Heirloom
            @Instantiable
            struct Screen: Instantiable { @Received let log: 3️⃣any Log }
            //: App/App.swift
            import Core
            import Heirloom
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let clock: any Clock
                @Instantiated let log: any Log
                @Instantiated let screen: Screen
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/Screen.swift:3:45 error: 'Screen' receives 'log: any Log', but no type above it provides it (root 'App') [missing-dependency]
                App/App.swift:7:23 note: 'App' builds 'Screen' here
                Core/Core.swift:4:17 note: 'Core' declares 'Log', but the file does not import it
                """
        )
    }

    @Test func missingImportsOfProvidedTypesAreNamed() {
        let sources = """
            \(Self.lower)
            //: App/Screen.swift
            import Core
            import Models
            @Instantiable
            struct Screen: Instantiable { @Received let notes: any Store<Note> }
            //: App/App.swift
            import Core
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated(fulfilledByType: "Repository<Models.Note>") let notes: 3️⃣any Store<Note>
                @Instantiated let screen: Screen
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/Screen.swift:4:45 error: 'Screen' receives 'notes: any Store<Note>', but no type above it provides it (root 'App') [missing-dependency]
                App/App.swift:5:23 note: 'App' builds 'Screen' here
                1️⃣ note: 'Models' declares 'Note', but the file does not import it
                """
        )
    }

    @Test func missingImportsOfListedTypesAreNamed() {
        let sources = """
            \(Self.lower)
            //: App/Checks.swift
            @Instantiable(fulfillingAdditionalTypes: [3️⃣(any HealthCheck).self])
            struct DiskCheck: HealthCheck, Instantiable {}
            //: App/App.swift
            import Core
            @Instantiable(isRoot: true)
            struct App: Instantiable { @Instantiated let checks: [any HealthCheck] }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:46 error: 'App' instantiates 'checks: [any HealthCheck]', but no type fulfills '[any HealthCheck]' [nothing-fulfills]
                3️⃣ note: 'DiskCheck' lists 'HealthCheck', but the file does not import 'Core'
                """
        )
    }

    @Test func missingImportsAreNotesIfAnUnreadModuleMayDeclareTheName() {
        let sources = """
            \(Self.lower)
            //: App/App.swift
            import Hummingbird
            @Instantiable(isRoot: true)
            struct App: Instantiable { @Instantiated let 3️⃣clock: any Clock }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: 'App' instantiates 'clock: any Clock', but no type fulfills 'any _Concurrency.Clock' [nothing-fulfills]
                2️⃣ note: 'Core' declares 'Clock', but the file does not import it
                """
        )
    }

    @Test(arguments: [
        // A type of another module has the same name, but the file neither sees nor means it.
        "@Instantiable(isRoot: true) struct App: Instantiable { @Forwarded let note: Note }\nstruct Note {}",
        // Nothing is missing, and the compiler reports the rest.
        "@Instantiable(isRoot: true) struct App: Instantiable { @Forwarded let note: Note }",
        "@Instantiable struct Screen: Instantiable { @Received let log: any Log }",
    ])
    func namesThatNeedNoImportAreNotReported(_ source: String) {
        #expect(diagnostics(of: "\(Self.lower)\n//: App/App.swift\n\(source)") == "")
    }

    @Test func importedModulesThatWereNotReadAreNamed() {
        let sources = """
            //: App/App.swift
            import Foundation
            import Heirloom
            import Jobs
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 1️⃣nightly: Nightly
                @Instantiated let 2️⃣job: any Job
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'App' instantiates 'nightly: Nightly', but no type fulfills 'Nightly' [nothing-fulfills]
                1️⃣ note: this file imports 'Jobs', which Heirloom did not read: a target of the same package must be among the dependencies of 'App'
                1️⃣ note: no known file declares 'Nightly' outside a function: if it is a type of another package, declare how it is built with '@Instantiable extension Nightly: @retroactive Instantiable { static func instantiate() -> Nightly { … } }'
                1️⃣ note: to give it one value, write 'let nightly: Nightly = …' without '@Instantiated'
                2️⃣ error: 'App' instantiates 'job: any Job', but no type fulfills 'any Job' [nothing-fulfills]
                2️⃣ note: this file imports 'Jobs', which Heirloom did not read: a target of the same package must be among the dependencies of 'App'
                2️⃣ note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Job.self])'
                """
        )
    }
}
