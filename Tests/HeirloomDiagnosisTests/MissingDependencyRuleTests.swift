import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Every dependency received below a root must be provided on the path from the root.
@Suite struct MissingDependencyRuleTests {
    @Test func dependenciesMissingInEveryBuildAreReportedWithoutACondition() {
        let sources = """
            //: App/App.swift
            import Heirloom
            protocol Log {}
            #if DEBUG
            @Instantiable
            struct Menu: Instantiable { @Received let 1️⃣log: any Log }
            #endif
            @Instantiable
            struct List: Instantiable { @Received let 2️⃣log: any Log }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                #if DEBUG
                @Instantiated let menu: Menu
                #endif
                @Instantiated let 3️⃣list: List
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'List' receives 'log: any Log', but no type above it provides it (root 'App') [missing-dependency]
                3️⃣ note: 'App' builds 'List' here
                2️⃣ note: to pass it, write '@Forwarded let log: any Log' here, and build 'List' with an 'Instantiator<List>'
                App/App.swift:10:8 note: to pass it to the root, add '@Forwarded let log: any Log' to 'App'
                """
        )
    }

    @Test func conformingGenericTypesAreSuggestedWithTheirArguments() {
        let sources = """
            //: App/App.swift
            import Heirloom
            protocol Store<Model> {}
            struct Note {}
            @Instantiable
            struct 1️⃣Repository<Model>: Store, Instantiable {}
            @Instantiable
            struct List: Instantiable { @Received let 2️⃣notes: any Store<Note> }
            @Instantiable(isRoot: true)
            struct App: Instantiable { @Instantiated let 3️⃣list: List }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'List' receives 'notes: any Store<Note>', but no type above it provides it (root 'App') [missing-dependency]
                3️⃣ note: 'App' builds 'List' here
                1️⃣ note: to provide it as 'Repository<…>', add '@Instantiated(fulfilledByType: "Repository<…>") let notes: any Store<Note>' to 'App'
                """
        )
    }

    @Test func errorsPointToThePropertyWithThePathFromTheRoot() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣screenBuilder: Instantiator<Screen>
            }
            @Instantiable
            struct 2️⃣Screen: Instantiable {
                @Forwarded let title: String
                @Instantiated let 3️⃣list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let 4️⃣user: User
            }
            struct User {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                4️⃣ error: 'NoteList' receives 'user: User', but no type above it provides it (root 'NotesApp') [missing-dependency]
                1️⃣ note: 'NotesApp' builds 'Screen' here
                3️⃣ note: 'Screen' builds 'NoteList' here
                2️⃣ note: to pass it when 'Screen' is built, add '@Forwarded let user: User' to it
                App/App.swift:2:8 note: to pass it to the root, add '@Forwarded let user: User' to 'NotesApp', and write '@Instantiable(isRoot: true)'
                """
        )
    }

    @Test func eachCauseIsReportedOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct 1️⃣NotesApp: Instantiable {
                @Instantiated let 2️⃣list: NoteList
                @Instantiated let editor: Editor
            }
            @Instantiable
            struct OtherApp: Instantiable {
                @Instantiated let editor: Editor
                @Instantiated let 3️⃣store: Store
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let 4️⃣store: Store
            }
            @Instantiable
            struct Editor: Instantiable {
                @Received let 5️⃣store: Store
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                4️⃣ error: 'NoteList' receives 'store: Store', but no type above it provides it (root 'NotesApp') [missing-dependency]
                2️⃣ note: 'NotesApp' builds 'NoteList' here
                5️⃣ note: also needed by 'Editor'
                3️⃣ note: 'OtherApp' provides it, but is not on the path from 'NotesApp' to 'NoteList'
                1️⃣ note: to provide it, add '@Instantiated let store: Store' to 'NotesApp'
                """
        )
    }

    @Test func erasedBuildersDoNotProvideTheirOptional() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Editor") let 1️⃣builder: ErasedInstantiator<String, Editor>
                @Instantiated let 2️⃣list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let 3️⃣builder: ErasedInstantiator<String, Editor>?
            }
            @Instantiable
            struct Editor: Instantiable {
                @Forwarded let note: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: 'NoteList' receives 'builder: ErasedInstantiator<String, Editor>?', but no type above it provides it (root 'NotesApp') [missing-dependency]
                2️⃣ note: 'NotesApp' builds 'NoteList' here
                1️⃣ note: 'NotesApp' provides 'builder: ErasedInstantiator<String, Editor>', which is another type: receive it as 'builder: ErasedInstantiator<String, Editor>', or write '@Received(onlyIfAvailable: true) let builder: ErasedInstantiator<String, Editor>?'
                """
        )
    }

    @Test func scopesWithErrorsMayProvideAnything() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated var 1️⃣store: Store
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let storage: Store
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                1️⃣ error: '@Instantiated' property 'store' must be a 'let' because other types would not see it change; only a property wrapper allows 'var' [mutable-dependency]
                """
        )
    }

    @Test func renamedDependenciesNeedTheirSource() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct 1️⃣NotesApp: Instantiable {
                @Instantiated let 2️⃣list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let 3️⃣userVendor: UserVendor
            }
            protocol UserVendor {}
            @Instantiable
            struct UserManager: Instantiable, UserVendor {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                3️⃣ error: 'NoteList' receives 'userManager: UserManager', but no type above it provides it (root 'NotesApp') [missing-dependency]
                2️⃣ note: 'NotesApp' builds 'NoteList' here
                1️⃣ note: to provide it, add '@Instantiated let userManager: UserManager' to 'NotesApp'
                """
        )
    }

    @Test func whatHoldsTheTypeThatWouldBeBuiltIsNamed() {
        let sources = """
            //: App/App.swift
            protocol Log {}
            @Instantiable(fulfillingAdditionalTypes: [Log.self])
            final class ConsoleLog: Instantiable, Log {}
            @Instantiable
            struct Page: Instantiable {
                @Received let 1️⃣log: any Log
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 2️⃣consoleLog: ConsoleLog
                @Instantiated let 3️⃣page: Page
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Page' receives 'log: any Log', but no type above it provides it (root 'App') [missing-dependency]
                3️⃣ note: 'App' builds 'Page' here
                2️⃣ note: 'App' provides 'consoleLog: ConsoleLog': receive it as 'consoleLog: ConsoleLog', or write '@Received(fulfilledByDependencyNamed: "consoleLog", ofType: ConsoleLog.self) let log: any Log'
                """
        )
    }
}
