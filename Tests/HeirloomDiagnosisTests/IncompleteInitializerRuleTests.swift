import HeirloomGraphTestSupport
import Testing

/// A handwritten initializer must take each dependency as its type, in any spelling.
@Suite struct IncompleteInitializerRuleTests {
    @Test func aliasesCountAsTheirTypes() {
        let sources = """
            //: Kit/Kit.swift
            public enum Nest { public struct Leaf {} }
            public typealias Pair<Value> = (Value, Value)
            //: App/App.swift
            import Kit
            typealias L = Nest.Leaf
            typealias Handler = (L) -> Void
            @Instantiable
            struct Branch: Instantiable {
                typealias Both = Pair<L>?
                @Received let leaf: Nest.Leaf
                @Received let all: [L]
                @Received let both: Both
                @Received let handler: (Kit.Nest.Leaf) -> Void
                init(leaf: L, all: [Nest.Leaf], both: (L, Nest.Leaf)?, handler: @escaping Handler) {}
            }
            """
        #expect(diagnostics(of: sources) == "")
    }

    @Test func otherTypesAreReportedInAnySpelling() {
        let sources = """
            //: App/App.swift
            struct Leaf {}
            struct Twig {}
            typealias L = Twig
            @Instantiable
            struct Branch: Instantiable {
                @Received let leaf: Leaf
                @Received let all: [Leaf]
                @Received let handler: (Leaf) -> Void
                init(leaf: 1️⃣L, all: 2️⃣[Twig], handler: 3️⃣@escaping (L) -> Void) {}
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: this initializer of 'Branch' takes 'leaf' as 'L', not as 'Leaf' [incomplete-initializer]
                2️⃣ error: this initializer of 'Branch' takes 'all' as '[Twig]', not as '[Leaf]' [incomplete-initializer]
                3️⃣ error: this initializer of 'Branch' takes 'handler' as '@escaping (L) -> Void', not as '(Leaf) -> Void' [incomplete-initializer]
                """
        )
    }

    @Test func initializersWithTheTypesOfTheDependenciesArePreferred() {
        let sources = """
            //: App/App.swift
            struct Leaf {}
            struct Twig {}
            @Instantiable
            struct Branch: Instantiable {
                @Received let leaf: Leaf
                init(leaf: Twig) {}
                init(leaf: Leaf, count: Int = 1) {}
            }
            """
        #expect(diagnostics(of: sources) == "")
    }
}
