import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A type with forwarded properties must be built on demand.
@Suite struct EagerForwardingRuleTests {
    @Test func eagerPropertiesOfForwardingTypesAreReported() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣editor: Editor
                @Instantiated(fulfilledByType: "Editor") let 2️⃣screen: any Screen
            }
            protocol Screen {}
            @Instantiable
            struct Editor: Instantiable, Screen {
                @Forwarded let 3️⃣note: String
                @Forwarded let 4️⃣line: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'editor: Editor' cannot be built eagerly because 'note' and 'line' must be forwarded to 'Editor' [eager-forwarding]
                3️⃣ note: 'note: String' is forwarded
                4️⃣ note: 'line: Int' is forwarded
                1️⃣ note: build it on demand: '@Instantiated let editorBuilder: Instantiator<Editor>'
                2️⃣ error: 'screen: any Screen' cannot be built eagerly because 'note' and 'line' must be forwarded to 'Editor' [eager-forwarding]
                3️⃣ note: 'note: String' is forwarded
                4️⃣ note: 'line: Int' is forwarded
                2️⃣ note: build it on demand: '@Instantiated(fulfilledByType: "Editor") let screenBuilder: ErasedInstantiator<(note: String, line: Int), any Screen>'
                """
        )
    }
}
