import HeirloomGraph
import Testing

/// Something builds the value of every instantiated property below a root, and one thing only.
@Suite struct EverythingInstantiatedIsFulfilledTests {
    @Test func nothingFulfillsAProtocolThatNobodyLists() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: NoteList
            }
            @Instantiable
            struct NoteList: Instantiable {
                @Instantiated let storage: any Storage
            }
            protocol Storage {}
            @Instantiable
            struct DiskStorage: Instantiable, Storage {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:7:23: error: 'NoteList' instantiates 'storage: any Storage', but nothing fulfills 'any Storage' [nothing-fulfills]
                App/App.swift:3:23: note: 'NotesApp' builds 'NoteList' here
                App/App.swift:11:8: note: 'DiskStorage' conforms to it: write '@Instantiable(fulfillingAdditionalTypes: [Storage.self])'
                """
        )
    }

    @Test func aMisspeltNameIsRecognised() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "DiskStroage") let storage: any Storage
            }
            protocol Storage {}
            @Instantiable
            struct DiskStorage: Instantiable, Storage {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:3:55: error: 'NotesApp' instantiates 'storage: any Storage', but nothing fulfills 'DiskStroage' [nothing-fulfills]
                App/App.swift:7:8: note: did you mean 'DiskStorage'?
                """
        )
    }

    @Test func aTypeOfAModuleThatIsNotImportedIsNamed() {
        let sources = """
            //: Storage/Storage.swift
            @Instantiable
            public struct DiskStorage: Instantiable {}
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: DiskStorage
            }
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:3:23: error: 'NotesApp' instantiates 'storage: DiskStorage', but nothing fulfills 'DiskStorage' [nothing-fulfills]
                Storage/Storage.swift:2:15: note: 'Storage.DiskStorage' has that name, but that file does not import 'Storage'
                """
        )
    }

    @Test func aTypeThatIsNotInstantiableIsPointedAt() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: DiskStorage
                @Instantiated let defaults: UserDefaults
            }
            struct DiskStorage {}
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                App/App.swift:3:23: error: 'NotesApp' instantiates 'storage: DiskStorage', but 'DiskStorage' is not '@Instantiable' [not-instantiable]
                App/App.swift:6:8: note: write '@Instantiable' here
                App/App.swift:4:23: error: 'NotesApp' instantiates 'defaults: UserDefaults', but nothing fulfills 'UserDefaults' [nothing-fulfills]
                App/App.swift:4:23: note: to say how it is built, write '@Instantiable extension UserDefaults: @retroactive Instantiable { static func instantiate() -> UserDefaults { … } }'
                App/App.swift:4:23: note: to give it one value, write 'let defaults: UserDefaults = …' without '@Instantiated'
                """
        )
    }

    @Test func twoTypesThatListOneTypeAreBothOffered() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: any Storage
            }
            protocol Storage {}
            @Instantiable(fulfillingAdditionalTypes: [Storage.self])
            struct DiskStorage: Instantiable, Storage {}
            @Instantiable(fulfillingAdditionalTypes: [Storage.self])
            struct MemoryStorage: Instantiable, Storage {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:23: error: 'DiskStorage' and 'MemoryStorage' fulfill 'storage: any Storage' of 'NotesApp' [ambiguous-fulfillment]
                App/App.swift:7:8: note: to build this one, write '@Instantiated(fulfilledByType: "DiskStorage")'
                App/App.swift:9:8: note: to build this one, write '@Instantiated(fulfilledByType: "MemoryStorage")'
                """
        )
    }

    @Test func twoTypesThatListOneTypeAreFineWhereNobodyAsks() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "DiskStorage") let storage: any Storage
            }
            protocol Storage {}
            @Instantiable(fulfillingAdditionalTypes: [Storage.self])
            struct DiskStorage: Instantiable, Storage {}
            @Instantiable(fulfillingAdditionalTypes: [Storage.self])
            struct MemoryStorage: Instantiable, Storage {}
            """
        #expect(diagnostics(of: sources) == "")
    }

    @Test func whatAFileThatCannotBeReadMightDeclareIsNotMissed() {
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
}
