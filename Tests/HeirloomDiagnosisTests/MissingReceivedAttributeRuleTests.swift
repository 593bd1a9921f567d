import HeirloomGraphTestSupport
import Testing

/// A stored property without a value must be marked `@Received` if something above provides it.
@Suite struct MissingReceivedAttributeRuleTests {
    @Test func providedPropertiesAreReportedInsteadOfTheMissingInitializer() {
        let sources = ShownSources(Self.source(properties: "private let 1️⃣log: any Log"))
        #expect(
            sources.outcome.diagnostics.map(sources.shown) == [
                """
                1️⃣ error: 'log' of 'Row' has no value, but 'App' provides one: mark it '@Received' [missing-initializer]
                2️⃣ note: 'log: any Log' is provided here
                """
            ]
        )
        #expect(sources.outcome.diagnostics.flatMap(\.fixIts).map(\.message) == ["mark it '@Received'"])
        let local = sources.input.modules.flatMap(\.files).flatMap(\.diagnostics)
        #expect(local.filter { local in sources.outcome.explained.contains { $0.covers(local) } } == local)
    }

    @Test func providedPropertiesAreReportedDespiteOthersWithoutAValue() {
        let sources = ShownSources(
            Self.source(properties: "let 1️⃣log: any Log; let 3️⃣list: List; let 4️⃣port: Int")
        )
        #expect(
            sources.outcome.diagnostics.map(sources.shown) == [
                """
                1️⃣ error: 'log' of 'Row' has no value, but 'App' provides one: mark it '@Received' [missing-initializer]
                2️⃣ note: 'log: any Log' is provided here
                """
            ]
        )
        // The other properties still have no value.
        #expect(sources.outcome.explained.isEmpty)
    }

    @Test(arguments: ["let log: Console", "let console: any Log", "var log: (any Log)?", "let list: List"])
    func propertiesNotProvidedUnderTheirNameAndTypeAreNotReported(_ property: String) {
        let sources = ShownSources(Self.source(properties: property))
        #expect(sources.outcome.diagnostics.map(sources.shown) == [])
    }

    private static func source(properties: String) -> String {
        """
        //: App/App.swift
        import Heirloom
        protocol Log {}
        @Instantiable(fulfillingAdditionalTypes: [(any Log).self])
        struct Console: Instantiable, Log {}
        @Instantiable
        struct Row: Instantiable { \(properties) }
        @Instantiable
        struct List: Instantiable { @Instantiated let rowBuilder: Instantiator<Row> }
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let 2️⃣log: any Log
            @Instantiated let list: List
        }
        """
    }
}
