import HeirloomGraph
import Testing

/// The first generic argument of an erased instantiator is its product's `ForwardedProperties`.
@Suite struct ErasedInstantiatorsTakeWhatIsForwardedTests {
    @Test func anotherTypeIsAFault() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Editor") let aBuilder: ErasedInstantiator<(note: String, line: Int), any Screen>
                @Instantiated(fulfilledByType: "Editor") let bBuilder: ErasedInstantiator<Editor.ForwardedProperties, any Screen>
                @Instantiated(fulfilledByType: "Editor") let cBuilder: ErasedInstantiator<(String, Int), any Screen>
                @Instantiated(fulfilledByType: "Plain") let dBuilder: SendableErasedInstantiator<Void, any Screen>?
                @Instantiated(fulfilledByType: "Plain") let eBuilder: SendableErasedInstantiator<String, any Screen>?
            }
            protocol Screen {}
            @Instantiable
            struct Plain: Instantiable, Screen {}
            @Instantiable
            struct Editor: Instantiable, Screen {
                @Forwarded let note: String
                @Forwarded let line: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:5:50: error: 'cBuilder: ErasedInstantiator<(String, Int), any Screen>' does not take what is forwarded to 'Editor' [wrong-forwarded-properties]
                App/App.swift:14:20: note: 'note: String' is forwarded
                App/App.swift:15:20: note: 'line: Int' is forwarded
                App/App.swift:5:50: note: write 'ErasedInstantiator<(note: String, line: Int), any Screen>'
                App/App.swift:7:49: error: 'eBuilder: SendableErasedInstantiator<String, any Screen>?' does not take what is forwarded to 'Plain' [wrong-forwarded-properties]
                App/App.swift:7:49: note: write 'SendableErasedInstantiator<Void, any Screen>'
                """
        )
    }
}
