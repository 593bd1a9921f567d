import HeirloomGraph
import Testing

/// A type with forwarded properties is built on demand.
@Suite struct EagerlyBuiltTypesAreForwardedNothingTests {
    @Test func anEagerPropertyOfAForwardingTypeIsAFault() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let editor: Editor
                @Instantiated(fulfilledByType: "Editor") let screen: any Screen
            }
            protocol Screen {}
            @Instantiable
            struct Editor: Instantiable, Screen {
                @Forwarded let note: String
                @Forwarded let line: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:23: error: 'editor: Editor' is built at once, when nothing can hand 'note' and 'line' to 'Editor' [eager-forwarding]
                App/App.swift:9:20: note: 'note: String' is forwarded
                App/App.swift:10:20: note: 'line: Int' is forwarded
                App/App.swift:3:23: note: build it on demand: '@Instantiated let editorBuilder: Instantiator<Editor>'
                App/App.swift:4:50: error: 'screen: any Screen' is built at once, when nothing can hand 'note' and 'line' to 'Editor' [eager-forwarding]
                App/App.swift:9:20: note: 'note: String' is forwarded
                App/App.swift:10:20: note: 'line: Int' is forwarded
                App/App.swift:4:50: note: build it on demand: '@Instantiated(fulfilledByType: "Editor") let screenBuilder: ErasedInstantiator<(note: String, line: Int), any Screen>'
                """
        )
    }
}
