import HeirloomGraph
import Testing

/// No extension has the initializer that the macro writes.
@Suite struct InitializersStandInTheTypeTests {
    @Test func anInitializerOfTheSameNameInAnExtensionIsAFault() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Editor: Instantiable {
                @Received let note: String
                @Received let line: Int
            }
            extension Editor {
                init(note: String, line: Int) { fatalError() }
                init(line: Int, note: String) { fatalError() }
                init(note: String) { fatalError() }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:7:5: error: '@Instantiable' writes 'init(note:line:)' for 'Editor' too, because it does not see extensions [initializer-in-extension]
                App/App.swift:2:8: note: move the initializer into this declaration
                """
        )
    }
}
