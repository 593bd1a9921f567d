import HeirloomGraph
import Testing

/// What is built below a root may be named in the root's module.
@Suite struct BuiltTypesAreVisibleTests {
    @Test func anInternalTypeOfAnotherModuleNamesBothEnds() {
        let sources = """
            //: Storage/Storage.swift
            @Instantiable
            public struct Storage: Instantiable {
                @Instantiated let index: Index
                @Instantiated let file: File
                public init(index: Index, file: File) {}
            }
            @Instantiable
            struct Index: Instantiable {}
            @Instantiable
            public struct File: Instantiable {
                init() {}
            }
            //: App/App.swift
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: Storage
            }
            """
        #expect(
            diagnostics(of: sources) == """
                Storage/Storage.swift:3:23: error: 'index: Index' of 'Storage' is built in module 'App', where 'Index' is not visible: it is 'internal' in module 'Storage' [inaccessible-type]
                Storage/Storage.swift:8:8: note: make it 'public'
                Storage/Storage.swift:4:23: error: 'file: File' of 'Storage' is built in module 'App', where the initializer of 'File' is not visible: it is 'internal' in module 'Storage' [inaccessible-type]
                Storage/Storage.swift:11:5: note: make its initializer 'public'
                """
        )
    }

    /// However many names look like it.
    @Test func aHiddenNameIsFoundAmongManyAlike() {
        let alike = (0..<300).map { "@Instantiable public struct Index\(100 + $0): Instantiable {}" }
        let sources = """
            //: Alike/Alike.swift
            \(alike.joined(separator: "\n"))
            //: Storage/Storage.swift
            @Instantiable
            struct Index999: Instantiable {}
            //: App/App.swift
            import Alike
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let index: Index999
            }
            """
        #expect(
            diagnostics(of: sources) { $0.rootMode = .require } == """
                App/App.swift:5:23: error: 'index: Index999' of 'NotesApp' names 'Index999', which module 'App' does not see: it is 'internal' in module 'Storage' [inaccessible-type]
                Storage/Storage.swift:2:8: note: make it 'public'
                """
        )
    }

    @Test func aTestableImportMakesInternalTypesVisible() {
        let sources = """
            //: Storage/Storage.swift
            @Instantiable
            struct Index: Instantiable {}
            //: App/App.swift
            @testable import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let index: Index
            }
            """
        #expect(diagnostics(of: sources) == "")
    }

    @Test func aPackageTypeIsVisibleInItsPackage() {
        let sources = """
            //: Storage/Storage.swift
            @Instantiable
            package struct Index: Instantiable {}
            //: App/App.swift
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let index: Index
            }
            """
        #expect(diagnostics(of: sources) { $0.packages = ["Storage": "notes", "App": "notes"] } == "")
    }

    @Test func aPackageTypeIsNotVisibleInAnother() {
        let sources = """
            //: Storage/Storage.swift
            @Instantiable
            package struct Index: Instantiable, Indexing {}
            public protocol Indexing {}
            //: App/App.swift
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Index") let index: any Indexing
            }
            """
        #expect(
            diagnostics(of: sources) { $0.packages = ["Storage": "storage", "App": "notes"] } == """
                App/App.swift:4:49: error: 'index: any Indexing' of 'NotesApp' is built in module 'App', where 'Index' is not visible: it is 'package' in module 'Storage' [inaccessible-type]
                Storage/Storage.swift:2:16: note: make it 'public', and what 'Indexing' requires of it as well
                """
        )
    }
}
