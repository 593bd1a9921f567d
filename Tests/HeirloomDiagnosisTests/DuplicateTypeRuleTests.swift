import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Only one declaration may make a type instantiable.
@Suite struct DuplicateTypeRuleTests {
    @Test func duplicateInstantiateFunctionsAreReported() {
        let sources = """
            //: App/A.swift
            @Instantiable
            extension 1️⃣Container: Instantiable {
                static func instantiate() -> Container<Int> { Container() }
            }
            //: App/B.swift
            @Instantiable(conformsElsewhere: true)
            extension Container {
                static func instantiate() -> Container<String> { Container() }
            }
            //: App/C.swift
            @Instantiable(conformsElsewhere: true)
            extension 2️⃣Container {
                static func instantiate() -> Container<Swift.Int> { Container() }
            }
            struct Container<T> {}
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Container<Swift.Int>' has two 'instantiate' functions [duplicate-type]
                1️⃣ note: the other one is here; remove one of the two
                """
        )
    }

    @Test func extensionsAndModulesAboveHaveTheSecondDeclaration() {
        let sources = """
            //: Core/Store.swift
            @Instantiable
            public struct 1️⃣Store: Instantiable {}
            //: App/Extension.swift
            import Core
            @Instantiable(conformsElsewhere: true)
            extension 2️⃣Store {
                public static func instantiate() -> Store { Store() }
            }
            @Instantiable(conformsElsewhere: true)
            extension 3️⃣Cache {
                static func instantiate() -> Cache { Cache() }
            }
            @Instantiable
            struct 4️⃣Cache: Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Store' is declared '@Instantiable' twice [duplicate-type]
                1️⃣ note: the other one is here; remove one of the two
                3️⃣ error: 'Cache' is declared '@Instantiable' twice [duplicate-type]
                4️⃣ note: the other one is here; remove one of the two
                """
        )
    }
}
