import HeirloomGraph
import Testing

/// References resolve as they do in Swift.
@Suite struct NameResolutionTests {
    @Test func namesAreLookedUpInEnclosingTypesThenInTheModuleThenInImports() {
        let sources = """
            //: Models/Models.swift
            @Instantiable
            public struct User: Instantiable {}
            @Instantiable
            public struct Note: Instantiable {}
            @Instantiable
            public struct Tag: Instantiable {}
            //: App/App.swift
            import Models
            @Instantiable
            struct Note: Instantiable {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let user: User
                @Instantiated let note: Note
                @Instantiated let other: Models.Note
                @Instantiated let tag: Tag
                @Instantiated let inner: Tag.Inner

                @Instantiable
                struct Tag: Instantiable {
                    @Instantiable
                    struct Inner: Instantiable {}
                }
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.Note
                App.NotesApp
                  user: Models.User = Models.User
                  note: App.Note = App.Note
                  other: Models.Note = Models.Note
                  tag: App.NotesApp.Tag = App.NotesApp.Tag
                  inner: App.NotesApp.Tag.Inner = App.NotesApp.Tag.Inner
                App.NotesApp.Tag
                App.NotesApp.Tag.Inner
                Models.User
                Models.Note
                Models.Tag
                """
        )
    }

    @Test func aliasesAreFollowedAndKeptAsSpelled() {
        let sources = """
            //: Models/Models.swift
            public protocol Storage {}
            public typealias AnyStorage = any Storage
            typealias Hidden = Storage
            @Instantiable(fulfillingAdditionalTypes: [AnyStorage.self])
            public struct DiskStorage: Instantiable, Storage {}
            @Instantiable
            public struct Reader: Instantiable {
                @Received let storage: Hidden?
                @Received let pair: Pair<Int>
                public init(storage: AnyStorage?, pair: Pair<Int>) { self.storage = storage; self.pair = pair }
            }
            public typealias Pair<T> = (T, T)
            //: App/App.swift
            import Models
            typealias ReaderBuilder = Instantiator<Reader>
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: AnyStorage?
                @Instantiated let listBuilder: Instantiator<List>
            }
            @Instantiable
            struct List: Instantiable {
                @Forwarded let pair: (Int, Int)
                @Received(fulfilledByDependencyNamed: "storage", ofType: Optional<Storage>.self) let again: Storage?
                @Instantiated let reader: Reader
                @Instantiated let readerBuilder: ReaderBuilder
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  storage: Models.AnyStorage? = Models.DiskStorage
                  listBuilder: Instantiator<App.List> = Instantiator of App.List
                    storage: Optional<Models.Storage> from own storage
                App.List
                  requires storage: Optional<Models.Storage>
                  forwarded pair: (Int, Int)
                  again: Models.Storage? = storage: Optional<Models.Storage> above
                  reader: Models.Reader = Models.Reader
                    storage: Optional<Models.Storage> from storage: Optional<Models.Storage> above
                    pair: (Int, Int) from own pair
                  readerBuilder: App.ReaderBuilder = Instantiator of Models.Reader
                    storage: Optional<Models.Storage> from storage: Optional<Models.Storage> above
                    pair: (Int, Int) from own pair
                Models.DiskStorage
                Models.Reader
                  requires storage: Optional<Models.Storage>, pair: (Int, Int)
                  received storage: Models.Storage?
                  received pair: Models.Pair<Int>
                """
        )
    }

    @Test func membersAreInheritedFromSuperclassesAndProtocols() {
        let sources = """
            //: App/App.swift
            protocol Screen {
                typealias Theme = DarkTheme
            }
            class Base {
                init(name: String) {}
                struct Settings {}
            }
            extension Base {
                @Instantiable
                struct Cache: Instantiable {}
            }
            @Instantiable
            struct DarkTheme: Instantiable {}
            @Instantiable
            final class NotesApp: Base, Screen, Instantiable {
                @Instantiated let theme: Theme
                @Instantiated let cache: Cache
                init(theme: Theme, cache: Cache) {}
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.Base.Cache
                App.DarkTheme
                App.NotesApp
                  theme: App.Screen.Theme = App.DarkTheme
                  cache: App.Base.Cache = App.Base.Cache
                """
        )
    }

    @Test func namesInStringsAreLookedUpInAllModules() {
        let sources = """
            //: Storage/Storage.swift
            public enum Disk {
                @Instantiable
                public struct Storage: Instantiable, Sendable {}
            }
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Disk.Storage") let storage: any Sendable
                @Instantiated(fulfilledByType: "Storage.Disk.Storage") let other: any Sendable
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  storage: any Sendable = Storage.Disk.Storage
                  other: any Sendable = Storage.Disk.Storage
                Storage.Disk.Storage
                """
        )
    }

    @Test func reexportedNamesAreVisible() {
        let sources = """
            //: Models/Models.swift
            @Instantiable
            public struct User: Instantiable {}
            //: Services/Services.swift
            @_exported import Models
            //: App/App.swift
            import Services
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let user: User
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  user: Models.User = Models.User
                Models.User
                """
        )
    }

    @Test func importsOfOneTypeShowOnlyThatType() {
        let sources = """
            //: Models/Models.swift
            @Instantiable
            public struct User: Instantiable {}
            @Instantiable
            public struct Note: Instantiable {}
            //: App/Note.swift
            @Instantiable
            struct Note: Instantiable {}
            //: App/App.swift
            import struct Models.User
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let user: User
                @Instantiated let note: Note
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  user: Models.User = Models.User
                  note: App.Note = App.Note
                App.Note
                Models.User
                Models.Note
                """
        )
    }

    @Test func typesNestedInUnreadTypesAreFound() {
        let sources = """
            //: Network/Network.swift
            import Foundation
            extension URLSession {
                @Instantiable
                public struct Policy: Instantiable {}
            }
            //: App/App.swift
            import Network
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let policy: URLSession.Policy
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  policy: URLSession.Policy = URLSession.Policy
                URLSession.Policy
                """
        )
    }

    @Test func allSpellingsOfOneTypeAreOneType() {
        let sources = """
            //: App/App.swift
            protocol Storage {}
            @Instantiable(fulfillingAdditionalTypes: [Storage.self])
            struct DiskStorage: Instantiable, Storage {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: (any Storage)
                @Instantiated let maybe: DiskStorage!
                @Instantiated let storageBuilder: Heirloom.Instantiator<DiskStorage>?
                @Instantiated let listBuilder: Instantiator<List>
            }
            @Instantiable
            struct List: Instantiable {
                @Forwarded let names: [Swift.String]
                @Instantiated let row: Row
            }
            @Instantiable
            struct Row: Instantiable {
                @Received let storage: Storage
                @Received let maybe: Optional<DiskStorage>
                @Received let names: Array<String>
                @Received let storageBuilder: Optional<Instantiator<DiskStorage>>
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.DiskStorage
                App.NotesApp
                  storage: (any App.Storage) = App.DiskStorage
                  maybe: App.DiskStorage! = App.DiskStorage
                  storageBuilder: Heirloom.Instantiator<App.DiskStorage>? = Instantiator of App.DiskStorage
                  listBuilder: Instantiator<App.List> = Instantiator of App.List
                    maybe: Optional<App.DiskStorage> from own maybe
                    storage: App.Storage from own storage
                    storageBuilder: Optional<Instantiator<App.DiskStorage>> from own storageBuilder
                App.List
                  requires maybe: Optional<App.DiskStorage>, storage: App.Storage, storageBuilder: Optional<Instantiator<App.DiskStorage>>
                  forwarded names: [Swift.String]
                  row: App.Row = App.Row
                    storage: App.Storage from storage: App.Storage above
                    maybe: Optional<App.DiskStorage> from maybe: Optional<App.DiskStorage> above
                    names: Array<String> from own names
                    storageBuilder: Optional<Instantiator<App.DiskStorage>> from storageBuilder: Optional<Instantiator<App.DiskStorage>> above
                App.Row
                  requires storage: App.Storage, maybe: Optional<App.DiskStorage>, names: Array<String>, storageBuilder: Optional<Instantiator<App.DiskStorage>>
                  received storage: App.Storage
                  received maybe: Optional<App.DiskStorage>
                  received names: Array<String>
                  received storageBuilder: Optional<Instantiator<App.DiskStorage>>
                """
        )
    }

    @Test func recursiveAliasesAreNotExpandedForever() {
        let sources = """
            //: App/App.swift
            typealias Left = (Right, Right)
            typealias Right = (Left, Left)
            @Instantiable
            struct App: Instantiable {
                @Instantiated let screens: Instantiator<Screen>
            }
            @Instantiable
            struct Screen: Instantiable {
                @Forwarded let pair: Left
            }
            """
        #expect(
            graph(of: sources) == """
                root App.App
                App.App
                  screens: Instantiator<App.Screen> = Instantiator of App.Screen
                App.Screen
                  forwarded pair: App.Left
                """
        )
    }
}
