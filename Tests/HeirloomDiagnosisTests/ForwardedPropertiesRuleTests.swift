import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// The first generic argument of an erased instantiator is its product's `ForwardedProperties`.
@Suite struct ForwardedPropertiesRuleTests {
    @Test func otherGenericArgumentsAreReported() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Editor") let aBuilder: ErasedInstantiator<(note: String, line: Int), any Screen>
                @Instantiated(fulfilledByType: "Editor") let bBuilder: ErasedInstantiator<Editor.ForwardedProperties, any Screen>
                @Instantiated(fulfilledByType: "Editor") let 1️⃣cBuilder: ErasedInstantiator<(String, Int), any Screen>
                @Instantiated(fulfilledByType: "Plain") let dBuilder: SendableErasedInstantiator<Void, any Screen>?
                @Instantiated(fulfilledByType: "Plain") let 2️⃣eBuilder: SendableErasedInstantiator<String, any Screen>?
            }
            protocol Screen {}
            @Instantiable
            struct Plain: Instantiable, Screen {}
            @Instantiable
            struct Editor: Instantiable, Screen {
                @Forwarded let 3️⃣note: String
                @Forwarded let 4️⃣line: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'cBuilder: ErasedInstantiator<(String, Int), any Screen>' does not match the forwarded properties of 'Editor' [mismatched-parameters]
                3️⃣ note: 'note: String' is forwarded
                4️⃣ note: 'line: Int' is forwarded
                1️⃣ note: write 'ErasedInstantiator<(note: String, line: Int), any Screen>'
                2️⃣ error: 'eBuilder: SendableErasedInstantiator<String, any Screen>?' does not match the forwarded properties of 'Plain' [mismatched-parameters]
                2️⃣ note: write 'SendableErasedInstantiator<Void, any Screen>'
                """
        )
    }
}
