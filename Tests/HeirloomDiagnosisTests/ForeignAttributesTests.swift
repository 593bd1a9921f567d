import HeirloomDiagnosis
import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Attributes named like Heirloom's may belong to another module.
@Suite struct ForeignAttributesTests {
    private static func diagnostics(of sources: String, rootMode: GraphInput.RootMode = .detect) -> String {
        let shown = ShownSources(sources, rootMode: rootMode)
        return GraphResolver.resolve(shown.input).diagnostics.map(shown.shown).joined(separator: "\n")
    }

    @Test func attributesOfOtherModulesHideNoRoot() {
        let sources = """
            //: App/Theme.swift
            @propertyWrapper private struct Received { var wrappedValue = 0 }
            struct Theme { @Received private var size: Int }
            //: App/App.swift
            import Heirloom
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            struct Row: Instantiable {
                @Received let 1️⃣store: Store
            }
            @Instantiable
            struct 3️⃣App: Instantiable {
                @Instantiated let 2️⃣row: Row
            }
            """
        #expect(
            Self.diagnostics(of: sources, rootMode: .require) == """
                1️⃣ error: 'Row' receives 'store: Store', but no type above it provides it (root 'App') [missing-dependency]
                2️⃣ note: 'App' builds 'Row' here
                3️⃣ note: to provide it, add '@Instantiated let store: Store' to 'App'
                """
        )
        #expect(
            Self.diagnostics(of: sources).hasPrefix(
                """
                3️⃣ warning: no 'init()' is generated for 'App' because a dependency below it is missing [dropped-root]
                """
            )
        )
    }

    @Test func attributesOfOtherModulesHideNoUnfulfilledProtocol() {
        let sources = """
            //: App/Theme.swift
            @propertyWrapper private struct Received { var wrappedValue = 0 }
            struct Theme: Page { @Received private var size: Int }
            protocol Page {}
            //: App/App.swift
            import Heirloom
            @Instantiable
            struct App: Instantiable {
                @Instantiated let 1️⃣page: any Page
            }
            """
        #expect(
            Self.diagnostics(of: sources, rootMode: .require).hasPrefix(
                """
                1️⃣ error: 'App' instantiates 'page: any Page', but no type fulfills 'any Page' [nothing-fulfills]
                """
            )
        )
    }
}
