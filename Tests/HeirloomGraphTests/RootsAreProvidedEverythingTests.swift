import HeirloomGraph
import Testing

/// Whatever is received below a root is provided on the way down to it.
@Suite struct RootsAreProvidedEverythingTests {
    @Test func theFaultIsAtThePropertyWithThePathFromTheRoot() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let screenBuilder: Instantiator<Screen>
            }
            @Instantiable
            struct Screen: Instantiable {
                @Forwarded let title: String
                @Instantiated let list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let user: User
            }
            struct User {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:12:19: error: 'NoteList' receives 'user: User', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:3:23: note: 'NotesApp' builds 'Screen' here
                App/App.swift:8:23: note: 'Screen' builds 'NoteList' here
                App/App.swift:6:8: note: to hand it in when 'Screen' is built, add '@Forwarded let user: User' to it
                """
        )
    }

    @Test func oneRootCauseIsToldOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated let editor: Editor
            }
            @Instantiable
            struct OtherApp: Instantiable {
                @Instantiated let editor: Editor
                @Instantiated let store: Store
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let store: Store
            }
            @Instantiable
            struct Editor: Instantiable {
                @Received let store: Store
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:13:19: error: 'NoteList' receives 'store: Store', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:3:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:17:19: note: also needed by 'Editor'
                App/App.swift:9:23: note: 'OtherApp' provides it, but is not on the way from 'NotesApp' to 'NoteList'
                App/App.swift:2:8: note: to provide it, add '@Instantiated let store: Store' to 'NotesApp'
                """
        )
    }

    @Test func nearMissesAreNamed() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let noteStore: Store
                @Instantiated let cache: DiskCache
                @Instantiated let user: User?
                @Instantiated let list: NoteList
                @Instantiated let signInBuilder: Instantiator<SignIn>
            }
            @Instantiable
            struct SignIn: Instantiable {
                @Forwarded let password: String
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let store: Store
                @Received let cache: any Cache
                @Received let user: User
                @Received let password: String
            }
            protocol Cache {}
            @Instantiable
            struct DiskCache: Instantiable, Cache {}
            @Instantiable
            struct Store: Instantiable {}
            @Instantiable
            struct User: Instantiable {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:15:19: error: 'NoteList' receives 'store: Store', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:6:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:3:23: note: 'NotesApp' provides 'noteStore: Store': receive it under that name, or write '@Received(fulfilledByDependencyNamed: "noteStore", ofType: Store.self) let store: Store'
                App/App.swift:16:19: error: 'NoteList' receives 'cache: any Cache', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:6:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:4:23: note: 'NotesApp' provides 'cache: DiskCache', which is another type: receive it as 'cache: DiskCache', or write '@Received(fulfilledByDependencyNamed: "cache", ofType: DiskCache.self) let cache: any Cache'
                App/App.swift:17:19: error: 'NoteList' receives 'user: User', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:6:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:5:23: note: 'NotesApp' provides 'user: User?', which is another type: receive it as 'user: User?', or provide it as 'user: User'
                App/App.swift:18:19: error: 'NoteList' receives 'password: String', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:6:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:11:20: note: 'SignIn' provides it, but is not on the way from 'NotesApp' to 'NoteList'
                App/App.swift:18:19: note: to hand it in, write '@Forwarded let password: String' here, and let an 'Instantiator<NoteList>' build 'NoteList'
                """
        )
    }

    @Test func aSoundErasedBuilderIsNoExcuseForItsOptional() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Editor") let builder: ErasedInstantiator<String, Editor>
                @Instantiated let list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received let builder: ErasedInstantiator<String, Editor>?
            }
            @Instantiable
            struct Editor: Instantiable {
                @Forwarded let note: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:8:19: error: 'NoteList' receives 'builder: ErasedInstantiator<String, Editor>?', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:4:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:3:50: note: 'NotesApp' provides 'builder: ErasedInstantiator<String, Editor>', which is another type: receive it as 'builder: ErasedInstantiator<String, Editor>', or write '@Received(onlyIfAvailable: true) let builder: ErasedInstantiator<String, Editor>?'
                """
        )
    }

    @Test func whatADoubtfulScopeMightProvideIsNotMissed() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated var store: Store
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
                App/App.swift:4:23: error: 'store' is '@Instantiated' and must be a 'let': if it changed, no other type that has it would know; only a property wrapper makes it a 'var' [mutable-dependency]
                """
        )
    }

    @Test func renamingRequiresItsSource() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let userVendor: UserVendor
            }
            protocol UserVendor {}
            @Instantiable
            struct UserManager: Instantiable, UserVendor {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:7:88: error: 'NoteList' receives 'userManager: UserManager', which nothing above it provides below root 'NotesApp' [missing-dependency]
                App/App.swift:3:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:2:8: note: to provide it, add '@Instantiated let userManager: UserManager' to 'NotesApp'
                """
        )
    }
}
