import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// What the macro writes compiles.
@Suite struct MemberwiseInitializersCompileTests {
    @Test func aSuperclassThatWantsArgumentsIsCalledByAWrittenInitializer() {
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
                1️⃣ error: 'Base' has no 'init()', and so the initializer of 'Given' must be written [missing-initializer]
                1️⃣ note: write 'init(clock: Clock) { self.clock = clock; super.init(name: …) }'
                2️⃣ error: 'Base' has no 'init()', and so the initializer of 'Empty' must be written [missing-initializer]
                2️⃣ note: write 'public init() { super.init(name: …) }'
                """
        )
    }

    @Test func aSuperclassThatDemandsNothingIsFine() {
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

    @Test func anInitializerThatOverridesIsWritten() {
        let sources = """
            //: App/App.swift
            class Base {
                init() {}
                init(clock: Clock) {}
                convenience init(dial: Dial) { self.init() }
            }
            class Simple {
                init(dial: Clock = Clock()) {}
                convenience init(clock: Clock) { self.init() }
            }
            @Instantiable
            final class 1️⃣Overriding: Base, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Hiding: Simple, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Other: Simple, Instantiable { @Received let dial: Dial }
            @Instantiable
            final class Longer: Simple, Instantiable {
                @Received let dial: Dial
                @Received let clock: Clock
            }
            struct Clock {}
            struct Dial {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Base' has 'init(clock:)' too, and so the initializer of 'Overriding', which overrides it, must be written [missing-initializer]
                1️⃣ note: write 'override init(clock: Clock) { self.clock = clock; super.init(clock: clock) }'
                """
        )
    }

    @Test func ofSeveralInitializersTheWrittenOneCallsOne() {
        let sources = """
            //: App/App.swift
            class Base { init() {}; init(name: String) {} }
            @Instantiable
            final class 1️⃣Screen: Base, Instantiable { @Received let clock: Clock }
            @Instantiable
            final class Empty: Base, Instantiable {}
            struct Clock {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Base' has several initializers, of which Swift calls none by itself, and so the initializer of 'Screen' must be written [missing-initializer]
                1️⃣ note: write 'init(clock: Clock) { self.clock = clock; super.init() }'
                """
        )
    }

    @Test func anAliasThatIsLessAccessibleIsWritten() {
        let sources = """
            //: App/App.swift
            private typealias Moment = Clock
            @Instantiable
            struct 1️⃣Screen: Instantiable { @Received let 2️⃣moment: [Moment] }
            @Instantiable
            struct Dialog: Instantiable { @Forwarded let 3️⃣moment: Moment }
            struct Clock {}
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Moment' is less accessible than 'Screen', and so an initializer that takes it must be written [missing-initializer]
                1️⃣ note: write 'init(moment: [Clock]) { self.moment = moment }'
                3️⃣ error: 'moment' can be forwarded wherever this type is visible, and so its type 'Moment' must be 'internal' as well [narrow-forwarded-type]
                """
        )
    }

    @Test func aFunctionTypeThatDoesNotLookLikeOneIsWritten() {
        let sources = """
            //: Kit/Kit.swift
            public typealias Handler = @Sendable (Int) -> Void
            public typealias Same = Handler
            //: App/App.swift
            import Kit
            @Instantiable
            struct 1️⃣Aliased: Instantiable { @Received let 2️⃣handler: Kit.Same }
            @Instantiable
            struct Plain: Instantiable {
                @Received let handler: ((@Sendable (Int) -> Void))
                @Received let other: Handler?
                @Received let others: [Handler]
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Kit.Same' is a function type behind an alias, and so an initializer that takes it must be written [missing-initializer]
                1️⃣ note: write 'init(handler: @escaping Kit.Same) { self.handler = handler }'
                """
        )
    }

    @Test func aDependencyThatIsLessAccessibleIsWritten() {
        let sources = """
            //: App/App.swift
            public struct Clock {}
            struct Dial {}
            package struct Hand {}
            @Instantiable
            public struct 1️⃣Public: Instantiable {
                @Received let clock: Clock
                @Received let 2️⃣dials: [String: Dial?]
            }
            @Instantiable
            public struct 3️⃣Packaged: Instantiable { @Received let 4️⃣hand: Hand }
            @Instantiable
            package struct Package: Instantiable { @Received let hand: Hand }
            @Instantiable
            struct Internal: Instantiable { @Received let dial: Dial }
            enum Namespace {
                @Instantiable
                public struct Nested: Instantiable { @Received let dial: Dial }
            }
            @Instantiable
            public struct Written: Instantiable {
                @Received let dial: Dial
                init(dial: Dial) { self.dial = dial }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Dial' is less accessible than 'Public', and so an initializer that takes it must be written [missing-initializer]
                1️⃣ note: write 'init(clock: Clock, dials: [String: Dial?]) { self.clock = clock; self.dials = dials }'
                4️⃣ error: 'Hand' is less accessible than 'Packaged', and so an initializer that takes it must be written [missing-initializer]
                3️⃣ note: write 'package init(hand: Hand) { self.hand = hand }'
                """
        )
    }
}
