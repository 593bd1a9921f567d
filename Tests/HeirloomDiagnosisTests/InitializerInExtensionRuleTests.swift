import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// The initializer that the macro generates must not be declared in an extension.
@Suite struct InitializerInExtensionRuleTests {
    @Test func initializersWithTheGeneratedNameInExtensionsAreReported() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct 1️⃣Editor: Instantiable {
                @Received let note: String
                @Received let line: Int
            }
            extension Editor {
                2️⃣init(note: String, line: Int) { fatalError() }
                init(line: Int, note: String) { fatalError() }
                init(note: String) { fatalError() }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: this 'init(note:line:)' of 'Editor' duplicates the generated one: '@Instantiable' does not see extensions [initializer-in-extension]
                1️⃣ note: move the initializer into this declaration
                """
        )
    }
}
