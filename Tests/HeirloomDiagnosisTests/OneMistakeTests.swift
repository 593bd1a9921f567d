import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A mistake gets one error, at its place. What follows from it gets none.
@Suite struct OneMistakeTests {
    @Test func aTypeThatIsMisspelledWhereItIsBuiltIsNoRoot() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            struct Row: Instantiable {
                @Received let store: Store
            }
            @Instantiable
            struct 1️⃣Page: Instantiable {
                @Instantiated let row: Row
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let store: Store
                @Instantiated let 2️⃣page: Pgae
            }
            """
        let expected = """
            2️⃣ error: 'App' instantiates 'page: Pgae', but no type fulfills 'Pgae' [nothing-fulfills]
            1️⃣ note: did you mean 'Page'?
            """
        #expect(diagnostics(of: sources) == expected)
        #expect(diagnostics(of: sources, rootMode: .require) == expected)
    }

    @Test func aTypeThatNobodyDeclaresMayBeTheOneThatIsReceived() {
        let sources = """
            //: App/App.swift
            protocol Logging {}
            @Instantiable
            struct Client: Instantiable {
                @Received let logger: any Logging
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 1️⃣logger: any Tracing
                @Instantiated let client: Client
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'App' instantiates 'logger: any Tracing', but no type fulfills 'any Tracing' [nothing-fulfills]
                1️⃣ note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Tracing.self])'
                """
        )
    }

    @Test func aTypeThatSomebodyReceivesIsNoRoot() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            struct Row: Instantiable {
                @Received let store: Store
            }
            @Instantiable
            struct Page: Instantiable {
                @Instantiated let row: Row
            }
            @Instantiable
            struct Section: Instantiable {
                @Received let 1️⃣page: Page
            }
            @Instantiable(isRoot: true)
            struct 2️⃣App: Instantiable {
                @Instantiated let store: Store
                @Instantiated let 3️⃣section: Section
            }
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                1️⃣ error: 'Section' receives 'page: Page', but no type above it provides it (root 'App') [missing-dependency]
                3️⃣ note: 'App' builds 'Section' here
                2️⃣ note: to provide it, add '@Instantiated let page: Page' to 'App'
                """
        )
    }

    @Test func anInitializerMayTakeAFaultyProperty() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            struct Session: Instantiable {
                @Received let store: Store
                @Forwarded let 1️⃣id: Int = 3
                init(store: Store, id: Int) { self.store = store }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'id' cannot be '@Forwarded' because it already has a value [unsupported-property]
                """
        )
    }

    @Test func aTypeThatLacksItsAttributeHidesTheRoot() {
        let sources = """
            //: App/App.swift
            import Heirloom
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            struct Row: Instantiable {
                @Received let store: Store
            }
            @Instantiable
            struct Page: Instantiable {
                @Instantiated let row: Row
            }
            struct App: Instantiable {
                @Instantiated let 1️⃣store: Store
                @Instantiated let page: Page
            }
            """
        #expect(
            diagnostics(of: sources, rootMode: .require)
                == "1️⃣ error: '@Instantiated' has no effect: 'App' is not '@Instantiable' [stray-dependency]"
        )
    }

    @Test func propertiesWithoutTheirAttributeAreFound() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            struct Page: Instantiable {
                1️⃣@Forwarder let title: String
                @Received let 2️⃣store: Store
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                3️⃣@Instantiate let store: Store
                @Instantiated let 4️⃣makePage: (_ title: String) -> Page
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Page' receives 'store: Store', but no type above it provides it (root 'App') [missing-dependency]
                4️⃣ note: 'App' builds 'Page' here
                3️⃣ note: 'App' declares 'store' without '@Instantiated'
                4️⃣ error: 'makePage: (_ title: String) -> Page' does not match the forwarded properties of 'Page' [mismatched-parameters]
                1️⃣ note: 'Page' declares 'title' without '@Forwarded'
                """
        )
    }

    @Test func closuresThatNameAParameterOtherwiseLackNothingElse() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                1️⃣@Instantiated({ (amuont: Int) in print(amuont) }) let 2️⃣pay: (_ amount: Int) -> Void
            }
            """
        let found = diagnostics(of: sources)
        #expect(found.contains("the closure for 'pay: (_ amount: Int) -> Void' does not take 'amount: Int'"))
        #expect(!found.contains("missing-dependency"))
    }

    @Test func functionsWithOtherParametersAreReceivedWithTheirOwn() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Row: Instantiable {
                @Forwarded let 1️⃣title: String
            }
            @Instantiable
            struct Page: Instantiable {
                @Received let makeRow: (String) -> Row
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 2️⃣makeRow: (Int) -> Row
                @Instantiated let page: Page
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'makeRow: (Int) -> Row' does not match the forwarded properties of 'Row' [mismatched-parameters]
                1️⃣ note: 'title: String' is forwarded
                2️⃣ note: write '(_ title: String) -> Row'
                """
        )
    }

    @Test func whatIsNotBuiltHasNoLifetimeAndNoParameters() {
        let sources = """
            //: App/App.swift
            struct 1️⃣User {}
            @Instantiable
            struct Session: Instantiable {
                @Instantiated let 2️⃣user: User
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 3️⃣makeSession: (_ user: User) -> Session
                @Instantiated(lifetime: .lazy) let 4️⃣store: MakeStore
            }
            """
        let errors = diagnostics(of: sources).split(separator: "\n").filter { $0.contains("error:") }
        #expect(
            errors.joined(separator: "\n") == """
                2️⃣ error: 'Session' instantiates 'user: User', but 'User' is not '@Instantiable' [not-instantiable]
                4️⃣ error: 'App' instantiates 'store: MakeStore', but no type fulfills 'MakeStore' [nothing-fulfills]
                """
        )
    }

    @Test func typesThatAnExtensionBuildsWithOtherArgumentsAreInstantiable() {
        let sources = """
            //: App/App.swift
            struct Cup<Value> {}
            @Instantiable
            extension 1️⃣Cup: Instantiable {
                static func instantiate() -> Cup<Int> { Cup() }
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 2️⃣cup: Cup<String>
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'App' instantiates 'cup: Cup<String>', but only 'Cup<Int>' is '@Instantiable' [not-instantiable]
                1️⃣ note: 'Cup<Int>' is built here
                """
        )
    }

    @Test func subclassesThatDoNotListTheirClassAreNamed() {
        let sources = """
            //: App/App.swift
            class Animal {}
            @Instantiable
            final class 1️⃣Dog: Animal, Instantiable {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 2️⃣animal: Animal
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'App' instantiates 'animal: Animal', but 'Animal' is not '@Instantiable' [not-instantiable]
                1️⃣ note: 'Dog' inherits from it: write '@Instantiable(fulfillingAdditionalTypes: [Animal.self])'
                """
        )
    }

    @Test func ownersWhoseInitializerIsUnusableAreNotIsolated() {
        let sources = """
            //: App/App.swift
            @MainActor
            @Instantiable
            final class Page: Instantiable {}
            @Instantiable
            final class Session: Instantiable {
                @Instantiated let page: Page
                1️⃣init(page: Page, id: Int) async { self.page = page }
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let session: Session
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: the initializer of 'Session' requires 'id', which is not a dependency; give it a default value \
                or make it a dependency [unusable-initializer]
                """
        )
    }

    @Test func elementsWithoutTheirAttributeAreNotMissing() {
        let sources = """
            //: App/App.swift
            import Heirloom
            protocol Page {}
            final class Home: Instantiable, Page {
                @Received let 1️⃣title: String
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let pages: [any Page]
            }
            """
        #expect(
            diagnostics(of: sources)
                == "1️⃣ error: '@Received' has no effect: 'Home' is not '@Instantiable' [stray-dependency]"
        )
    }
}
