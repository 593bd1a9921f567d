import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// No type may instantiate itself eagerly, directly or through others.
@Suite struct InstantiationCycleRuleTests {
    @Test func messagesShowTheCycle() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Alpha: Instantiable {
                @Forwarded let name: String
                @Instantiated let beta: Beta
            }
            @Instantiable
            struct Beta: Instantiable {
                @Instantiated let 1️⃣gamma: Gamma
            }
            @Instantiable
            struct Gamma: Instantiable {
                @Instantiated(fulfilledByType: "Beta") let 2️⃣next: any Step
            }
            protocol Step {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: building 'Beta' never ends: Beta → Gamma → Beta [instantiation-cycle]
                1️⃣ note: 'Beta' builds 'Gamma' here
                2️⃣ note: 'Gamma' builds 'Beta' here
                2️⃣ note: to break the cycle, build it on demand: '@Instantiated(fulfilledByType: "Beta") let nextBuilder: ErasedInstantiator<Void, any Step>'
                """
        )
    }
}
