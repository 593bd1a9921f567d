import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Messages name the actual mistake rather than one that only resembles it.
@Suite struct MessagesNameWhatIsMeantTests {
    @Test func conformersUnderAnotherLabelAreSuggested() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣disk: DiskStore
                @Instantiated let 2️⃣list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let 3️⃣store: any Store
            }
            protocol Store {}
            @Instantiable
            struct DiskStore: Instantiable, Store {}
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: 'NoteList' receives 'store: any Store', but no type above it provides it (root 'NotesApp') [missing-dependency]
                2️⃣ note: 'NotesApp' builds 'NoteList' here
                3️⃣ note: to pass it, write '@Forwarded let store: any Store' here, and build 'NoteList' with an 'Instantiator<NoteList>'
                App/App.swift:2:8 note: to pass it to the root, add '@Forwarded let store: any Store' to 'NotesApp'
                """
        )
    }

    @Test func wrongTypesOfSourcesAreReportedOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct 1️⃣NotesApp: Instantiable {
                @Instantiated let 2️⃣disk: DiskStore
                @Received(fulfilledByDependencyNamed: "disk", ofType: MemoryStore.self) let 3️⃣copy: any Store
                @Instantiated let 4️⃣list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received(fulfilledByDependencyNamed: "disk", ofType: MemoryStore.self) let 5️⃣store: any Store
            }
            protocol Store {}
            @Instantiable
            struct DiskStore: Instantiable, Store {}
            struct MemoryStore {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'NotesApp' cannot be a root because no type above it can provide 'disk: MemoryStore' [not-a-root]
                3️⃣ note: instantiate it here, or remove 'isRoot: true'
                5️⃣ error: 'NoteList' receives 'disk: MemoryStore', but no type above it provides it (root 'NotesApp') [missing-dependency]
                4️⃣ note: 'NotesApp' builds 'NoteList' here
                2️⃣ note: 'NotesApp' provides 'disk: DiskStore', which is another type: write '@Received(fulfilledByDependencyNamed: "disk", ofType: DiskStore.self) let store: any Store'
                """
        )
    }

    @Test func conformersThatACollectionDoesNotFindAreSuggested() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣stores: [any Store]
            }
            protocol Store {}
            @Instantiable
            struct 2️⃣DiskStore: Instantiable, Store {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'NotesApp' instantiates 'stores: [any Store]', but no type fulfills '[any Store]' [nothing-fulfills]
                2️⃣ note: 'DiskStore' conforms to it: write '@Instantiable(fulfillingAdditionalTypes: [Store.self])'
                """
        )
    }

    @Test func suggestedNamesHaveTheirBackticks() {
        let sources = """
            //: App/App.swift
            protocol Store {}
            enum `my space` {
                @Instantiable(fulfillingAdditionalTypes: [Store.self])
                struct 1️⃣`an impl`: Store, Instantiable {}
            }
            @Instantiable
            struct Token: Instantiable {}
            @Instantiable
            struct List: Instantiable {
                @Received let 2️⃣`the token`: Token
            }
            @Instantiable(isRoot: true)
            struct 3️⃣App: Instantiable {
                @Instantiated let 4️⃣list: List
                @Instantiated(fulfilledByType: "`my space`.`an imp`") let 5️⃣store: any Store
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'List' receives 'the token: Token', but no type above it provides it (root 'App') [missing-dependency]
                4️⃣ note: 'App' builds 'List' here
                3️⃣ note: to provide it, add '@Instantiated let `the token`: Token' to 'App'
                5️⃣ error: 'App' instantiates 'store: any Store', but no type fulfills '`my space`.`an imp`' [nothing-fulfills]
                1️⃣ note: did you mean '`my space`.`an impl`'?
                """
        )
    }

    /// An extension would define how every array is built.
    @Test(arguments: ["[any Job]", "[() -> Job]", "[String: () -> Job]", "[any Job]?"])
    func collectionsThatNothingFulfillsAreNotExtended(_ type: String) {
        let sources = """
            //: App/App.swift
            import Jobs
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let jobs: \(type)
            }
            """
        let shown = diagnostics(of: sources)
        #expect(shown.contains("[nothing-fulfills]"))
        #expect(!shown.contains("extension"))
    }

    @Test func conformersThatNeedTheReceiverAreNotSuggested() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣cache: CachedStore
            }
            @Instantiable
            struct CachedStore: Instantiable, Store {
                @Received let 2️⃣store: any Store
            }
            protocol Store {}
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'CachedStore' receives 'store: any Store', but no type above it provides it (root 'NotesApp') [missing-dependency]
                1️⃣ note: 'NotesApp' builds 'CachedStore' here
                2️⃣ note: to pass it, write '@Forwarded let store: any Store' here, and build 'CachedStore' with an 'Instantiator<CachedStore>'
                App/App.swift:2:8 note: to pass it to the root, add '@Forwarded let store: any Store' to 'NotesApp'
                """
        )
    }

    @Test func buildersWithoutTheDependencyAreNamedInOneNote() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣list: NoteList
                @Instantiated let trash: Trash
                @Instantiated let readerBuilder: Instantiator<Reader>
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Instantiated let 2️⃣row: Row
            }
            @Instantiable
            struct Trash: Instantiable {
                @Instantiated let row: Row
            }
            @Instantiable
            struct Reader: Instantiable {
                @Forwarded let 3️⃣title: String
                @Instantiated let row: Row
            }
            @Instantiable
            struct Row: Instantiable {
                @Received let 4️⃣title: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                4️⃣ error: 'Row' receives 'title: String', but no type above it provides it (root 'NotesApp') [missing-dependency]
                1️⃣ note: 'NotesApp' builds 'NoteList' here
                2️⃣ note: 'NoteList' builds 'Row' here
                3️⃣ note: 'Reader' provides 'title' to its 'Row', but 'NoteList' and 'Trash' build 'Row' without providing it
                4️⃣ note: to pass it, write '@Forwarded let title: String' here, and build 'Row' with an 'Instantiator<Row>'
                """
        )
    }

    @Test func protocolsOfTheSameNameAreDistinguished() {
        let sources = """
            //: Api/Api.swift
            public protocol Logger {}
            //: Legacy/Legacy.swift
            public protocol Logger {}
            //: Impl/Impl.swift
            import Legacy
            @Instantiable
            public struct 1️⃣FileLogger: Instantiable, Logger {}
            //: App/App.swift
            import Api
            import Impl
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "FileLogger") let 2️⃣logger: any Logger
                @Instantiated let 3️⃣list: NoteList
            }
            //: App/NoteList.swift
            import Legacy
            @Instantiable
            struct NoteList: Instantiable {
                @Received let 4️⃣logger: any Logger
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'NotesApp' builds 'FileLogger' for 'logger: any Api.Logger', but 'FileLogger' does not conform to 'Api.Logger' [not-convertible]
                1️⃣ note: make it conform to 'Api.Logger'
                4️⃣ error: 'NoteList' receives 'logger: any Legacy.Logger', but no type above it provides it (root 'NotesApp') [missing-dependency]
                3️⃣ note: 'NotesApp' builds 'NoteList' here
                2️⃣ note: 'NotesApp' provides 'logger: any Api.Logger', which is another type: receive it as 'logger: any Api.Logger'
                """
        )
    }

    @Test func missingImportsOfListedProtocolsAreNamed() {
        let sources = """
            //: Core/Core.swift
            public protocol Logger {}
            //: App/FileLogger.swift
            @Instantiable(fulfillingAdditionalTypes: [1️⃣Logger.self])
            struct FileLogger: Instantiable, Logger {}
            //: App/App.swift
            import Core
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let logger: any Logger
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:23 error: 'NotesApp' instantiates 'logger: any Logger', but no type fulfills 'any Logger' [nothing-fulfills]
                1️⃣ note: 'FileLogger' lists 'Logger', but the file does not import 'Core'
                """
        )
    }

    @Test func selfIsPrintedAsItsType() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣row: List.Row
            }
            struct List {
                struct Row {}
            }
            @Instantiable
            extension List.Row: Instantiable {
                static func instantiate(2️⃣title: String) -> Self { Self() }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'List.Row' receives 'title: String', but no type above it provides it (root 'NotesApp') [missing-dependency]
                1️⃣ note: 'NotesApp' builds 'List.Row' here
                2️⃣ note: to pass it, write '@Forwarded let title: String' here, and build 'List.Row' with an 'Instantiator<List.Row>'
                App/App.swift:2:8 note: to pass it to the root, add '@Forwarded let title: String' to 'NotesApp'
                """
        )
    }

    @Test func suggestionsDeclareAClassAsItsOwnType() {
        let sources = """
            //: App/App.swift
            class Machine {}
            @Instantiable
            final class Bicycle: Instantiable {}
            @Instantiable(fulfillingAdditionalTypes: [1️⃣Machine.self])
            final class 2️⃣Tricycle: Instantiable {}
            @Instantiable(isRoot: true)
            struct Fleet: Instantiable {
                @Instantiated(fulfilledByType: "Bicycle") let 3️⃣machine: Machine
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Tricycle' lists 'Machine', but is not convertible to 'Machine' [not-convertible]
                2️⃣ note: make 'Tricycle' inherit from it, or remove it from the list
                3️⃣ error: 'Fleet' builds 'Bicycle' for 'machine: Machine', but 'Bicycle' is not convertible to 'Machine' [not-convertible]
                3️⃣ note: declare the property as 'machine: Bicycle'
                """
        )
    }

    @Test func localTypesAreRecognized() {
        let sources = """
            //: App/App.swift
            func load() {
                struct Loader {}
            }
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣loader: Loader
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'NotesApp' instantiates 'loader: Loader', but no type fulfills 'Loader' [nothing-fulfills]
                1️⃣ note: no known file declares 'Loader' outside a function: if it is a type of another package, declare how it is built with '@Instantiable extension Loader: @retroactive Instantiable { static func instantiate() -> Loader { … } }'
                1️⃣ note: to give it one value, write 'let loader: Loader = …' without '@Instantiated'
                """
        )
    }

    @Test func typesOfTheSameSpellingAreDistinguished() {
        let sources = """
            //: App/App.swift
            class Base<Element> {
                struct Cursor {}
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 1️⃣lists: Instantiator<IntList>
            }
            @Instantiable
            final class IntList: Base<Int>, Instantiable {
                @Forwarded let 2️⃣cursor: Cursor
                @Instantiated let 3️⃣reader: Reader
            }
            @Instantiable
            final class Reader: Base<String>, Instantiable {
                @Received let 4️⃣cursor: Cursor
            }
            """
        #expect(
            diagnostics(of: sources) == """
                4️⃣ error: 'Reader' receives 'cursor: Reader.Cursor', but no type above it provides it (root 'App') [missing-dependency]
                1️⃣ note: 'App' builds 'IntList' here
                3️⃣ note: 'IntList' builds 'Reader' here
                2️⃣ note: 'IntList' provides 'cursor: Base<Int>.Cursor', which is another type: receive it as 'cursor: Base<Int>.Cursor'
                """
        )
    }
}
