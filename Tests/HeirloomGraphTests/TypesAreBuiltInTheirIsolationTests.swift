import HeirloomGraph
import Testing

/// Whatever is isolated to a global actor is built on it.
@Suite struct TypesAreBuiltInTheirIsolationTests {
    @Test func aTypeOnTheMainActorIsNotBuiltBelowANonisolatedRoot() {
        let sources = """
            //: App/App.swift
            import UIKit
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated let controllerBuilder: Instantiator<ListController>
            }
            @MainActor protocol Screen {}
            @Instantiable
            struct NoteList: Instantiable, Screen {}
            @Instantiable
            final class ListController: UIViewController, Instantiable {
                init() { super.init(nibName: nil, bundle: nil) }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:23: error: 'NoteList' must be built on '@MainActor', but root 'NotesApp' is nonisolated [isolation-mismatch]
                App/App.swift:5:23: note: so must 'ListController'
                App/App.swift:3:8: note: write '@MainActor' here
                """
        )
    }

    @Test func aNameOfTheSDKCountsOnlyWhereTheFileSeesItsModule() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let screen: Screen
                @Instantiated let drawing: Drawing
                @Instantiated let sketch: Sketch
            }
            //: App/Drawing.swift
            import Drawings
            @Instantiable
            struct Drawing: View, Instantiable {}
            //: App/Screen.swift
            import SwiftUI
            @Instantiable
            struct Screen: SwiftUI.View, Instantiable {}
            //: App/Sketch.swift
            import Drawings
            import SwiftUI
            @Instantiable
            struct Sketch: Drawings.View, Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:23: error: 'Screen' must be built on '@MainActor', but root 'NotesApp' is nonisolated [isolation-mismatch]
                App/App.swift:2:8: note: write '@MainActor' here
                """
        )
    }

    @Test func aSendableBuilderBuildsAnywhere() {
        let sources = """
            //: App/App.swift
            @Instantiable
            @MainActor
            final class NotesApp: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated let listBuilder: SendableInstantiator<NoteList>
                @Instantiated let parserBuilder: SendableInstantiator<Parser>
            }
            @MainActor
            @Instantiable
            struct NoteList: Instantiable {}
            @MainActor
            @Instantiable
            struct Parser: Instantiable {
                nonisolated init() {}
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:5:23: error: 'NoteList' must be built on '@MainActor', but 'listBuilder: SendableInstantiator<NoteList>' of 'NotesApp' may build it anywhere [isolation-mismatch]
                App/App.swift:5:23: note: build it with an 'Instantiator', or make 'NoteList' nonisolated
                """
        )
    }

    @Test func globalActorsOfOnesOwnAreFollowedThroughSuperclasses() {
        let sources = """
            //: App/App.swift
            @globalActor
            actor Storage {
                static let shared = Storage()
            }
            @Storage
            class Base {
                init(name: String) {}
            }
            @Instantiable
            final class Cache: Base, Instantiable {
                init() { super.init(name: "") }
            }
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let cache: Cache
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:15:23: error: 'Cache' must be built on '@Storage', but root 'NotesApp' is nonisolated [isolation-mismatch]
                App/App.swift:14:8: note: write '@Storage' here
                """
        )
    }

    @Test func aModulesDefaultIsolationCounts() {
        let sources = """
            //: Interface/Interface.swift
            #HeirloomConfiguration(defaultIsolation: "MainActor")
            @Instantiable
            public struct Screen: Instantiable {}
            //: App/App.swift
            import Interface
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let screen: Screen
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:23: error: 'Screen' must be built on '@MainActor', but root 'NotesApp' is nonisolated [isolation-mismatch]
                App/App.swift:3:8: note: write '@MainActor' here
                """
        )
    }
}
