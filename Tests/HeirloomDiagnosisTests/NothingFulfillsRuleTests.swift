import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Every instantiated property below a root must be fulfilled by exactly one type.
@Suite struct NothingFulfillsRuleTests {
    @Test func protocolsThatNoTypeListsAreNotFulfilled() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Instantiated let 2️⃣storage: any Storage
            }
            protocol Storage {}
            @Instantiable
            struct 3️⃣DiskStorage: Instantiable, Storage {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                2️⃣ error: 'NoteList' instantiates 'storage: any Storage', but no type fulfills 'any Storage' [nothing-fulfills]
                1️⃣ note: 'NotesApp' builds 'NoteList' here
                3️⃣ note: 'DiskStorage' conforms to it: write '@Instantiable(fulfillingAdditionalTypes: [Storage.self])'
                """
        )
    }

    @Test func mockOnlyTypesDoNotFulfillProperties() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣player: Player
                @Instantiated let 2️⃣tape: any Tape
                @Instantiated let 3️⃣motor: Motor
            }
            @Instantiable(mockOnly: true)
            final class 4️⃣Player {
                static func mock() -> Player { Player() }
            }
            protocol Tape {}
            @Instantiable(fulfillingAdditionalTypes: [Tape.self], mockOnly: true)
            final class 5️⃣PaperTape: Tape {
                static func mock() -> PaperTape { PaperTape() }
            }
            final class 6️⃣Motor {}
            @Instantiable(mockOnly: true)
            extension Motor {
                static func mock() -> Motor { Motor() }
            }
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                1️⃣ error: 'NotesApp' instantiates 'player: Player', but 'Player' is built only for mocks because of 'mockOnly: true' [not-instantiable]
                4️⃣ note: without 'mockOnly: true' it can be built everywhere
                2️⃣ error: 'NotesApp' instantiates 'tape: any Tape', but no type fulfills 'any Tape' [nothing-fulfills]
                2️⃣ note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Tape.self])'
                5️⃣ note: 'PaperTape' replaces it only in mocks because of 'mockOnly: true'
                3️⃣ error: 'NotesApp' instantiates 'motor: Motor', but 'Motor' is built only for mocks because of 'mockOnly: true' [not-instantiable]
                6️⃣ note: write '@Instantiable' here
                """
        )
    }

    @Test func misspelledGenericTypesKeepTheirArguments() {
        let sources = """
            //: App/App.swift
            protocol Store<Model> {}
            struct Note {}
            @Instantiable
            struct 1️⃣Repository<Model>: Store, Instantiable {}
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Repositry<Note>") let 2️⃣notes: any Store<Note>
                @Instantiated let 3️⃣others: Reposotory<Note>
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'NotesApp' instantiates 'notes: any Store<Note>', but no type fulfills 'Repositry<Note>' [nothing-fulfills]
                1️⃣ note: did you mean 'Repository<Note>'?
                3️⃣ error: 'NotesApp' instantiates 'others: Reposotory<Note>', but no type fulfills 'Reposotory<Note>' [nothing-fulfills]
                1️⃣ note: did you mean 'Repository<Note>'?
                """
        )
    }

    @Test func misspelledProtocolsAreRecognized() {
        let sources = """
            //: App/App.swift
            protocol 1️⃣Logging {}
            @Instantiable(fulfillingAdditionalTypes: [Logging.self])
            struct FileLog: Instantiable, Logging {}
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 2️⃣logger: any Loging
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'NotesApp' instantiates 'logger: any Loging', but no type fulfills 'any Loging' [nothing-fulfills]
                1️⃣ note: did you mean 'Logging'?
                """
        )
    }

    @Test func aTypeIsNoChoiceForItself() {
        let sources = """
            //: App/App.swift
            protocol Store {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            struct 1️⃣DiskStore: Instantiable, Store {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            struct Cache: Instantiable, Store {
                @Instantiated let 2️⃣store: any Store
            }
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let cache: Cache
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'store: any Store' of 'Cache' is ambiguous: 'DiskStore' and 'Cache' fulfill it [ambiguous-fulfillment]
                1️⃣ note: to use this one, write '@Instantiated(fulfilledByType: "DiskStore")'
                """
        )
    }

    @Test func nestedTypesAreRecognizedByTheirLastName() {
        let sources = """
            //: Core/Core.swift
            public enum Audio { public protocol Player {} }
            //: App/App.swift
            import Core
            enum Video { protocol 1️⃣Screen {} }
            @Instantiable(fulfillingAdditionalTypes: [2️⃣(any Player).self])
            struct 5️⃣Tape: Audio.Player, Instantiable {}
            @Instantiable(fulfillingAdditionalTypes: [(any Video.Screen).self])
            struct Wall: Video.Screen, Instantiable {}
            @Instantiable(isRoot: true)
            struct Cinema: Instantiable {
                @Instantiated let 3️⃣player: any Audio.Player
                @Instantiated let 4️⃣screen: any Screen
            }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: 'Cinema' instantiates 'player: any Audio.Player', but no type fulfills 'any Audio.Player' [nothing-fulfills]
                2️⃣ note: 'Tape' lists 'Player': did you mean 'Audio.Player'?
                5️⃣ note: 'Tape' conforms to it: write '@Instantiable(fulfillingAdditionalTypes: [Audio.Player.self])'
                4️⃣ error: 'Cinema' instantiates 'screen: any Screen', but no type fulfills 'any Screen' [nothing-fulfills]
                1️⃣ note: did you mean 'Video.Screen'?
                """
        )
    }

    @Test func typesThatAreNotInstantiableAreReported() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣storage: DiskStorage
                @Instantiated let 2️⃣defaults: UserDefaults
                @Instantiated let 4️⃣keychain: Keychain
            }
            struct 3️⃣DiskStorage {}
            @Instatiable struct 5️⃣Keychain: Instantiable {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                1️⃣ error: 'NotesApp' instantiates 'storage: DiskStorage', but 'DiskStorage' is not '@Instantiable' [not-instantiable]
                3️⃣ note: write '@Instantiable' here
                2️⃣ error: 'NotesApp' instantiates 'defaults: UserDefaults', but no type fulfills 'UserDefaults' [nothing-fulfills]
                2️⃣ note: to declare how it is built, write '@Instantiable extension UserDefaults: @retroactive Instantiable { static func instantiate() -> UserDefaults { … } }'
                2️⃣ note: to give it one value, write 'let defaults: UserDefaults = …' without '@Instantiated'
                4️⃣ error: 'NotesApp' instantiates 'keychain: Keychain', but 'Keychain' is not '@Instantiable' [not-instantiable]
                5️⃣ note: correct '@Instatiable' to '@Instantiable' here
                """
        )
    }

    @Test func typesOfUnreadableFilesAreNotReportedAsMissing() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: DiskStorage
            }
            //: App/Broken.swift
            @Instantiable
            struct DiskStorage: Instantiable {
            """
        #expect(diagnostics(of: sources, rootMode: .require) == "")
    }

    @Test func protocolsThatAModuleHidesAreNamed() {
        let sources = """
            //: Net/Net.swift
            protocol 1️⃣Client {}
            @Instantiable(fulfillingAdditionalTypes: [Client.self])
            public struct WebClient: Instantiable, Client {}
            //: App/App.swift
            import Net
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 2️⃣client: any Client
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'client: any Client' of 'App' names 'Client', which is not visible in module 'App': it is 'internal' in module 'Net' [inaccessible-type]
                1️⃣ note: make it 'public'
                """
        )
    }

    @Test func aTypeUnderAnotherConditionIsNotUnknown() {
        let sources = """
            //: App/App.swift
            #if !DEBUG
                @Instantiable
                struct 1️⃣Net: Instantiable {}
            #endif
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 2️⃣net: Net
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'App' instantiates 'net: Net', but no type fulfills 'Net' (under '#if DEBUG') [nothing-fulfills]
                1️⃣ note: 'Net' is declared only under '#if !DEBUG'
                """
        )
    }
}
