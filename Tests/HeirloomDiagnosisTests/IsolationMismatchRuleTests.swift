import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A type isolated to a global actor must be built on that actor.
@Suite struct IsolationMismatchRuleTests {
    @Test func mainActorTypesCannotBeBuiltBelowANonisolatedRoot() {
        let sources = """
            //: App/App.swift
            import UIKit
            @Instantiable
            struct 1️⃣NotesApp: Instantiable {
                @Instantiated let 2️⃣list: NoteList
                @Instantiated let 3️⃣controllerBuilder: Instantiator<ListController>
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
                2️⃣ error: 'NoteList' must be built on '@MainActor', but root 'NotesApp' is nonisolated [isolation-mismatch]
                3️⃣ note: 'controllerBuilder: Instantiator<ListController>' has the same problem
                1️⃣ note: isolate the root to '@MainActor', or make 'NoteList' nonisolated
                1️⃣ note: if '@MainActor' is the default isolation of target 'App', declare it: '#HeirloomConfiguration(defaultIsolation: "MainActor")'
                """
        )
    }

    @Test func sdkNamesCountOnlyInFilesThatImportTheirModule() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct 1️⃣NotesApp: Instantiable {
                @Instantiated let 2️⃣screen: Screen
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
                2️⃣ error: 'Screen' must be built on '@MainActor', but root 'NotesApp' is nonisolated [isolation-mismatch]
                1️⃣ note: isolate the root to '@MainActor', or make 'Screen' nonisolated
                1️⃣ note: if '@MainActor' is the default isolation of target 'App', declare it: '#HeirloomConfiguration(defaultIsolation: "MainActor")'
                """
        )
    }

    @Test func sendableBuildersCannotBuildMainActorTypes() {
        let sources = """
            //: App/App.swift
            @Instantiable
            @MainActor
            final class NotesApp: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated let 1️⃣listBuilder: SendableInstantiator<NoteList>
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
                1️⃣ error: 'NoteList' must be built on '@MainActor', but 'listBuilder: SendableInstantiator<NoteList>' of 'NotesApp' may build it anywhere [isolation-mismatch]
                1️⃣ note: declare the property as 'listBuilder: @MainActor @Sendable () -> NoteList', or make 'NoteList' nonisolated
                """
        )
    }

    @Test func mainActorWrappersCannotBeCalledElsewhere() {
        let sources = """
            //: App/App.swift
            protocol Card {}
            @MainActor
            struct AnyCard {
                init(_ card: some Card) {}
            }
            @Instantiable
            struct Note: Card, Instantiable {}
            @Instantiable
            struct Panel: Instantiable {
                @Instantiated(fulfilledByType: "Note", erasedToConcreteExistential: true) let 1️⃣note: AnyCard
                @Instantiated(fulfilledByType: "Note", erasedToConcreteExistential: true)
                let makeNote: () async -> AnyCard
            }
            @Instantiable
            struct 2️⃣NotesApp: Instantiable {
                @Instantiated let panel: Panel
                @Instantiated(fulfilledByType: "Note", erasedToConcreteExistential: true)
                let 3️⃣makeNote: @Sendable () -> AnyCard
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'AnyCard' must be built on '@MainActor', but root 'NotesApp' is nonisolated [isolation-mismatch]
                2️⃣ note: isolate the root to '@MainActor', or make 'AnyCard' nonisolated
                2️⃣ note: if '@MainActor' is the default isolation of target 'App', declare it: '#HeirloomConfiguration(defaultIsolation: "MainActor")'
                3️⃣ error: 'AnyCard' must be built on '@MainActor', but 'makeNote: @Sendable () -> AnyCard' of 'NotesApp' may build it anywhere [isolation-mismatch]
                3️⃣ note: make the function '@MainActor' or 'async', or make 'AnyCard' nonisolated
                """
        )
    }

    @Test func customGlobalActorsAreInheritedFromSuperclasses() {
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
            struct 1️⃣NotesApp: Instantiable {
                @Instantiated let 2️⃣cache: Cache
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Cache' must be built on '@Storage', but root 'NotesApp' is nonisolated [isolation-mismatch]
                1️⃣ note: isolate the root to '@Storage', or make 'Cache' nonisolated
                """
        )
    }

    @Test func defaultIsolationOfModulesCounts() {
        let sources = """
            //: Interface/Interface.swift
            #HeirloomConfiguration(defaultIsolation: "MainActor")
            @Instantiable
            public struct Screen: Instantiable {}
            //: App/App.swift
            import Interface
            @Instantiable
            struct 1️⃣NotesApp: Instantiable {
                @Instantiated let 2️⃣screen: Screen
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Screen' must be built on '@MainActor', but root 'NotesApp' is nonisolated [isolation-mismatch]
                1️⃣ note: isolate the root to '@MainActor', or make 'Screen' nonisolated
                1️⃣ note: if '@MainActor' is the default isolation of target 'App', declare it: '#HeirloomConfiguration(defaultIsolation: "MainActor")'
                """
        )
    }

    @Test func defaultIsolationOfExtensionsAndActorsCounts() {
        let sources = """
            //: App/App.swift
            #HeirloomConfiguration(defaultIsolation: "MainActor")
            nonisolated final class Engine: Sendable {}
            @Instantiable
            extension Engine: Instantiable {
                static func instantiate() -> Engine { Engine() }
            }
            protocol Output {}
            @Instantiable
            actor Speaker: Output, Instantiable {}
            @Instantiable
            nonisolated struct Job: Instantiable {
                @Instantiated let 1️⃣engine: Engine
            }
            @Instantiable
            nonisolated struct Call: Instantiable {
                @Instantiated let 2️⃣speaker: Speaker
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 3️⃣makeJob: @Sendable () -> Job
                @Instantiated let 4️⃣makeCall: @Sendable () -> Call
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Engine' must be built on '@MainActor', but 'makeJob: @Sendable () -> Job' of 'App' may build it anywhere [isolation-mismatch]
                3️⃣ note: make the function '@MainActor' or 'async', or make 'instantiate' of 'Engine' nonisolated
                2️⃣ error: 'Speaker' must be built on '@MainActor', but 'makeCall: @Sendable () -> Call' of 'App' may build it anywhere [isolation-mismatch]
                4️⃣ note: make the function '@MainActor' or 'async', or make the protocol of 'Speaker' nonisolated
                """
        )
    }

    @Test func actorsAsRootsAreIsolatedToThemselves() {
        let sources = """
            //: App/App.swift
            @MainActor
            @Instantiable
            final class Model: Instantiable {}
            @Instantiable(isRoot: true)
            actor 1️⃣App: Instantiable {
                @Instantiated let 2️⃣model: Model
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Model' must be built on '@MainActor', but root 'App' is an actor [isolation-mismatch]
                1️⃣ note: make it a class that is isolated to '@MainActor', or make 'Model' nonisolated
                """
        )
    }
}
