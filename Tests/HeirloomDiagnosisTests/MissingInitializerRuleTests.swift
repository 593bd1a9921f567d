import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// The initializers that the macro generates compile.
@Suite struct MissingInitializerRuleTests {
    @Test func superclassesWithParametersNeedAHandwrittenInitializer() {
        let sources = """
            //: App/App.swift
            class Base { init(name: String, size: Int = 1) {} }
            class Middle: Base {}
            @Instantiable
            final class 1️⃣Given: Middle, Instantiable { @Received let clock: Clock }
            @Instantiable
            public final class 2️⃣Empty: Middle, Instantiable {}
            @Instantiable
            final class Written: Middle, Instantiable {
                @Received let clock: Clock
                init(clock: Clock) { self.clock = clock; super.init(name: "") }
            }
            public struct Clock {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Base' has no 'init()', so 'Given' must declare an initializer [missing-initializer]
                1️⃣ note: write 'init(clock: Clock) { self.clock = clock; super.init(name: …) }'
                2️⃣ error: 'Base' has no 'init()', so 'Empty' must declare an initializer [missing-initializer]
                2️⃣ note: write 'public init() { super.init(name: …) }'
                """
        )
    }

    @Test func superclassesWithoutRequiredParametersAreAccepted() {
        let sources = """
            //: Kit/Kit.swift
            open class Defaulted { public init(name: String = "") {} }
            open class Several { init(name: String) {}; public init() {}; public convenience init(size: Int) {} }
            open class Implicit {}
            //: App/App.swift
            import Kit
            import Unread
            class Private { private init() {}; init(name: String = "") {} }
            @Instantiable
            final class First: Defaulted, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Second: Several, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Third: Implicit, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Fourth: UnreadBase, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Fifth: Private, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Sixth: Several, Instantiable {}
            struct Clock {}
            """
        #expect(diagnostics(of: sources) == "")
    }

    @Test func superclassesWithSeveralInitializersAreCalledExplicitly() {
        let sources = """
            //: App/App.swift
            class Base { init() {}; init(size: Int) {} }
            class Middle: Base { var count = 0 }
            @Instantiable
            final class 1️⃣Given: Middle, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Empty: Middle, Instantiable {}
            class Plain: Base { override init() { super.init() } }
            @Instantiable
            final class Other: Plain, Instantiable { @Received let clock: Clock }
            struct Clock {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Base' has several initializers, and Swift calls none of them implicitly, so 'Given' must declare an initializer [missing-initializer]
                1️⃣ note: write 'init(clock: Clock) { self.clock = clock; super.init() }'
                """
        )
    }

    @Test func superclassesWithHiddenOrFailingInitializersNeedAHandwrittenInitializer() {
        let sources = """
            //: App/App.swift
            class Hidden { private init() {}; init(clock: Clock) {} }
            class Failing { init() throws {} }
            class Private { private init() {} }
            @Instantiable
            final class 1️⃣First: Hidden, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class 2️⃣Second: Failing, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class 3️⃣Third: Private, Instantiable { @Received let clock: Clock }
            struct Clock {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Hidden' has no 'init()', so 'First' must declare an initializer [missing-initializer]
                1️⃣ note: write 'override init(clock: Clock) { self.clock = clock; super.init(clock: …) }'
                2️⃣ error: 'init()' of 'Failing' has effects, so 'Second' must declare an initializer [missing-initializer]
                2️⃣ note: write 'init(clock: Clock) throws { self.clock = clock; try super.init() }'
                3️⃣ error: 'init()' of 'Private' is private, so 'Third' must declare an initializer [missing-initializer]
                3️⃣ note: write 'init(clock: Clock) { self.clock = clock; super.init(…) }'
                """
        )
    }

    @Test func requiredInitializersOfAllDependenciesAreHandwritten() {
        let sources = """
            //: App/App.swift
            protocol Page { init(clock: Clock) }
            class Base { init() {}; required init(clock: Clock) {} }
            @Instantiable
            class 1️⃣First: Instantiable, Page { @Received let clock: Clock }
            @Instantiable
            final class Final: Instantiable, Page { @Received let clock: Clock }
            @Instantiable
            class Other: Instantiable, Page {
                @Received let clock: Clock
                @Received let text: String
                required init(clock: Clock) { self.clock = clock; text = "" }
                init(clock: Clock, text: String) { self.clock = clock; self.text = text }
            }
            @Instantiable
            final class 2️⃣Second: Base, Instantiable { @Received let clock: Clock }
            struct Clock {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Page' requires an initializer of a class that is not 'final', so 'First' must declare an initializer [missing-initializer]
                1️⃣ note: write 'required init(clock: Clock) { self.clock = clock }'
                2️⃣ error: 'Base' requires 'init(clock:)' of its subclasses, so 'Second' must declare it because its generated initializer prevents inheriting it [missing-initializer]
                """
        )
    }

    @Test func noInitializerTakesAPrivateDependency() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Screen: Instantiable {
                @Instantiated({ Settings() }) private let 1️⃣settings: Settings
            }
            private struct 2️⃣Settings {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: no initializer that Heirloom can call takes 'settings: Settings' of 'Screen' because 'Settings' is 'private' [inaccessible-type]
                2️⃣ note: make it 'internal'
                """
        )
    }

    @Test func dependenciesOfLessAccessibleTypesNeedAHandwrittenInitializer() {
        let sources = """
            //: App/App.swift
            @Instantiable
            public struct 2️⃣Wide: Instantiable {
                @Received let store: Store
                @Received let 1️⃣clock: [Clock]?
                @Received let ticker: any Ticker
            }
            @Instantiable
            package struct Written: Instantiable {
                @Received let clock: Clock
                init(clock: Clock) { self.clock = clock }
            }
            @Instantiable
            struct Narrow: Instantiable { @Received let clock: Clock }
            enum Clocks {
                @Instantiable
                public struct Nested: Instantiable { @Received let clock: Clock }
            }
            package struct Store {}
            struct Clock {}
            protocol Ticker {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: a public initializer cannot take internal 'Clock', so 'Wide' must declare an initializer [missing-initializer]
                2️⃣ note: write 'init(store: Store, clock: [Clock]?, ticker: any Ticker) { self.store = store; self.clock = clock; self.ticker = ticker }'
                """
        )
    }
}
