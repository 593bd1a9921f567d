import HeirloomGraph
import Testing

/// A message names the fault that was made, and not one that looks like it from afar.
@Suite struct MessagesNameWhatIsMeantTests {
    @Test func aConformerUnderAnotherLabelIsOffered() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let disk: DiskStore
                @Instantiated let list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let store: any Store
            }
            protocol Store {}
            @Instantiable
            struct DiskStore: Instantiable, Store {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:8:19: error: 'NoteList' receives 'store: any Store', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:4:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:3:23: note: 'NotesApp' provides 'disk: DiskStore', which conforms to 'Store': to receive it, write '@Received(fulfilledByDependencyNamed: "disk", ofType: DiskStore.self) let store: any Store'
                """
        )
    }

    @Test func whatCanBeWrappedIsOfferedWithThatWord() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let disk: DiskStore
                @Instantiated let list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let store: AnyStore
            }
            protocol Store {}
            struct AnyStore {
                init(_ store: some Store) {}
            }
            @Instantiable
            struct DiskStore: Instantiable, Store {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:8:19: error: 'NoteList' receives 'store: AnyStore', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:4:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:3:23: note: 'NotesApp' provides 'disk: DiskStore', which 'AnyStore' can wrap: to receive it, write '@Received(fulfilledByDependencyNamed: "disk", ofType: DiskStore.self, erasedToConcreteExistential: true) let store: AnyStore'
                """
        )
    }

    @Test func aConformerThatWaitsForTheReceiverIsNotOffered() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let cache: CachedStore
            }
            @Instantiable
            struct CachedStore: Instantiable, Store {
                @Received let store: any Store
            }
            protocol Store {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:7:19: error: 'CachedStore' receives 'store: any Store', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:3:23: note: 'NotesApp' builds 'CachedStore' here
                App/App.swift:7:19: note: to hand it in, write '@Forwarded let store: any Store' here, and let an 'Instantiator<CachedStore>' build 'CachedStore'
                """
        )
    }

    @Test func whoBuildsTheReceiverAndLacksSomethingIsToldInOneSentence() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated let trash: Trash
                @Instantiated let readerBuilder: Instantiator<Reader>
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Instantiated let row: Row
            }
            @Instantiable
            struct Trash: Instantiable {
                @Instantiated let row: Row
            }
            @Instantiable
            struct Reader: Instantiable {
                @Forwarded let title: String
                @Instantiated let row: Row
            }
            @Instantiable
            struct Row: Instantiable {
                @Received let title: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:22:19: error: 'Row' receives 'title: String', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:3:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:9:23: note: 'NoteList' builds 'Row' here
                App/App.swift:17:20: note: 'Reader' provides it to the 'Row' that it builds, but 'NoteList' and 'Trash', which build one too, do not have it
                App/App.swift:22:19: note: to hand it in, write '@Forwarded let title: String' here, and let an 'Instantiator<Row>' build 'Row'
                """
        )
    }

    @Test func protocolsOfOneNameAreToldApart() {
        let sources = """
            //: Api/Api.swift
            public protocol Logger {}
            //: Legacy/Legacy.swift
            public protocol Logger {}
            //: Impl/Impl.swift
            import Legacy
            @Instantiable
            public struct FileLogger: Instantiable, Logger {}
            //: App/App.swift
            import Api
            import Impl
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "FileLogger") let logger: any Logger
                @Instantiated let list: NoteList
            }
            //: App/NoteList.swift
            import Legacy
            @Instantiable
            struct NoteList: Instantiable {
                @Received let logger: any Logger
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:5:54: error: 'NotesApp' builds 'FileLogger' for 'logger: any Api.Logger', but it does not conform to 'Api.Logger' [not-convertible]
                Impl/Impl.swift:3:15: note: let it conform to 'Api.Logger'
                App/NoteList.swift:4:19: error: 'NoteList' receives 'logger: any Legacy.Logger', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:6:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:5:54: note: 'NotesApp' provides 'logger: any Api.Logger', which is another type: receive it as 'logger: any Api.Logger'
                """
        )
    }

    @Test func anImportThatAListLacksIsNamed() {
        let sources = """
            //: Core/Core.swift
            public protocol Logger {}
            //: App/FileLogger.swift
            @Instantiable(fulfillingAdditionalTypes: [Logger.self])
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
                App/App.swift:4:23: error: 'NotesApp' instantiates 'logger: any Logger', but nothing fulfills 'any Logger' [nothing-fulfills]
                App/FileLogger.swift:1:43: note: 'FileLogger' lists 'Logger', but this file does not import 'Core'
                """
        )
    }

    @Test func selfIsPrintedAsTheTypeThatItIs() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let row: List.Row
            }
            struct List {
                struct Row {}
            }
            @Instantiable
            extension List.Row: Instantiable {
                static func instantiate(title: String) -> Self { Self() }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:10:29: error: 'List.Row' receives 'title: String', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:3:23: note: 'NotesApp' builds 'List.Row' here
                App/App.swift:10:29: note: to hand it in, write '@Forwarded let title: String' here, and let an 'Instantiator<List.Row>' build 'List.Row'
                """
        )
    }

    @Test func aClassIsHeldAsWhatItIs() {
        let sources = """
            //: App/App.swift
            class Machine {}
            @Instantiable
            final class Bicycle: Instantiable {}
            @Instantiable(fulfillingAdditionalTypes: [Machine.self])
            final class Tricycle: Instantiable {}
            @Instantiable(isRoot: true)
            struct Fleet: Instantiable {
                @Instantiated(fulfilledByType: "Bicycle") let machine: Machine
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:43: error: 'Tricycle' lists 'Machine', but is no 'Machine' [not-convertible]
                App/App.swift:5:13: note: let 'Tricycle' inherit from it, or remove it from the list
                App/App.swift:8:51: error: 'Fleet' builds 'Bicycle' for 'machine: Machine', but it is no 'Machine' [not-convertible]
                App/App.swift:8:51: note: hold it as what it is: 'machine: Bicycle'
                """
        )
    }

    @Test func whatOnlyAFunctionMayDeclareIsSaidToBeLocal() {
        let sources = """
            //: App/App.swift
            func load() {
                struct Loader {}
            }
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let loader: Loader
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:6:23: error: 'NotesApp' instantiates 'loader: Loader', but nothing fulfills 'Loader' [nothing-fulfills]
                App/App.swift:6:23: note: no file that was read declares 'Loader' outside of a function: where it is a type of another package, say how it is built, with '@Instantiable extension Loader: @retroactive Instantiable { static func instantiate() -> Loader { … } }'
                App/App.swift:6:23: note: to give it one value, write 'let loader: Loader = …' without '@Instantiated'
                """
        )
    }

    @Test func whatNeedsAnotherOfItselfIsNotBuiltOnceMore() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let top: Folder
            }
            @Instantiable
            final class Folder: Instantiable {
                @Received let parent: Folder
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:7:19: error: 'Folder' receives 'parent: Folder', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:3:23: note: 'NotesApp' builds 'Folder' here
                App/App.swift:7:19: note: each 'Folder' needs another one: let the first do without, with '@Received(onlyIfAvailable: true) let parent: Folder?'
                """
        )
    }

    @Test func aTypeSpelledLikeAnotherIsToldApart() {
        let sources = """
            //: App/App.swift
            class Base<Element> {
                struct Cursor {}
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let lists: Instantiator<IntList>
            }
            @Instantiable
            final class IntList: Base<Int>, Instantiable {
                @Forwarded let cursor: Cursor
                @Instantiated let reader: Reader
            }
            @Instantiable
            final class Reader: Base<String>, Instantiable {
                @Received let cursor: Cursor
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:15:19: error: 'Reader' receives 'cursor: Reader.Cursor', which nothing above it provides below root 'App' [missing-dependency]
                App/App.swift:6:23: note: 'App' builds 'IntList' here
                App/App.swift:11:23: note: 'IntList' builds 'Reader' here
                App/App.swift:10:20: note: 'IntList' provides 'cursor: Base<Int>.Cursor', which is another type: receive it as 'cursor: Base<Int>.Cursor'
                """
        )
    }
}
