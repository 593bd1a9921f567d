import HeirloomGraph
import Testing

/// One type has one declaration that makes it instantiable.
@Suite struct TypesAreDeclaredOnceTests {
    @Test func twoDeclarationsOfOneTypeAreAFaultEvenBelowNoRoot() {
        let sources = """
            //: App/A.swift
            @Instantiable
            struct Store: Instantiable {
                @Received let path: String
            }
            //: App/B.swift
            @Instantiable(conformsElsewhere: true)
            extension Store {
                static func instantiate() -> Store { Store(path: "") }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/B.swift:2:11: error: 'Store' is made instantiable twice [duplicate-type]
                App/A.swift:2:8: note: the other one is here; remove one of the two
                """
        )
    }

    @Test func twoInstantiateFunctionsInTwoExtensionsAreAFault() {
        let sources = """
            //: App/A.swift
            @Instantiable
            extension Container: Instantiable {
                static func instantiate() -> Container<Int> { Container() }
            }
            //: App/B.swift
            @Instantiable(conformsElsewhere: true)
            extension Container {
                static func instantiate() -> Container<String> { Container() }
            }
            //: App/C.swift
            @Instantiable(conformsElsewhere: true)
            extension Container {
                static func instantiate() -> Container<Swift.Int> { Container() }
            }
            struct Container<T> {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/C.swift:2:11: error: 'Container<Swift.Int>' has two 'instantiate' functions [duplicate-instantiate]
                App/A.swift:2:11: note: the other one is here; remove one of the two
                """
        )
    }

    @Test func theDeclarationIsTheFirstAndWhoDependsOnItTheSecond() {
        let sources = """
            //: Core/Store.swift
            @Instantiable
            public struct Store: Instantiable {}
            //: App/Extension.swift
            import Core
            @Instantiable(conformsElsewhere: true)
            extension Store {
                public static func instantiate() -> Store { Store() }
            }
            @Instantiable(conformsElsewhere: true)
            extension Cache {
                static func instantiate() -> Cache { Cache() }
            }
            @Instantiable
            struct Cache: Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/Extension.swift:3:11: error: 'Store' is made instantiable twice [duplicate-type]
                Core/Store.swift:2:15: note: the other one is here; remove one of the two
                App/Extension.swift:7:11: error: 'Cache' is made instantiable twice [duplicate-type]
                App/Extension.swift:11:8: note: the other one is here; remove one of the two
                """
        )
    }
}
