import HeirloomGraph
import Testing

/// The detection of roots.
@Suite struct RootsTests {
    @Test func typesThatReceiveNothingAndAreNotBuiltAreRoots() {
        let sources = """
            //: Feature/Feature.swift
            @Instantiable
            public struct Feature: Instantiable {
                @Instantiated let store: Store
                public init(store: Store) {}
            }
            @Instantiable
            public struct Store: Instantiable {}
            //: App/App.swift
            import Feature
            @Instantiable
            struct App: Instantiable {
                @Instantiated let store: Store
                @Received(fulfilledByDependencyNamed: "store", ofType: Store.self) let again: Store
            }
            @Instantiable
            struct HasNothing: Instantiable {}
            @Instantiable(isRoot: true)
            struct Marked: Instantiable {}
            @Instantiable(isRoot: false)
            struct OptedOut: Instantiable {
                @Instantiated let store: Store
            }
            @Instantiable
            struct Parent: Instantiable {
                @Instantiated let child: Child
                @Instantiated let markedChild: MarkedChild
            }
            @Instantiable
            struct Child: Instantiable {
                @Instantiated let store: Store
            }
            @Instantiable(isRoot: true)
            struct MarkedChild: Instantiable {
                @Instantiated let store: Store
            }
            @Instantiable
            final class HasInit: Instantiable {
                @Instantiated let store: Store
                convenience init() { self.init(store: Store()) }
            }
            """
        #expect(
            graph(of: sources) == """
                App/App.swift:31:5 warning: no 'init()' is generated for root 'HasInit' because it already has this one [handwritten-root-initializer]
                App/App.swift:31:5 note: remove this one to have the dependencies of 'HasInit' built; if 'HasInit' is not a root, write 'isRoot: false'
                root App.App
                root App.HasInit has its init()
                root App.Marked has its init()
                root App.MarkedChild
                root App.Parent
                App.App
                  store: Feature.Store = Feature.Store
                  again: Feature.Store = own store
                App.HasNothing
                App.Marked
                App.OptedOut
                  store: Feature.Store = Feature.Store
                App.Parent
                  child: App.Child = App.Child
                  markedChild: App.MarkedChild = App.MarkedChild
                App.Child
                  store: Feature.Store = Feature.Store
                App.MarkedChild
                  store: Feature.Store = Feature.Store
                App.HasInit
                  store: Feature.Store = Feature.Store
                Feature.Feature
                  store: Feature.Store = Feature.Store
                Feature.Store
                """
        )
    }

    @Test func markedModeConsidersOnlyMarkedRoots() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct App: Instantiable {
                @Instantiated let store: Store
            }
            @Instantiable(isRoot: true)
            struct Preview: Instantiable {
                @Instantiated let store: Store
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(
            graph(of: sources, rootMode: .marked) == """
                root App.Preview
                App.App
                  store: App.Store = App.Store
                App.Preview
                  store: App.Store = App.Store
                App.Store
                """
        )
    }
}
