import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Values captured by the closure of a `SendableInstantiator` must be `Sendable`, as far as their declarations were
/// read.
@Suite struct NotSendableCaptureRuleTests {
    @Test func nonSendableCapturesAreReportedAtTheBuilder() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let cache: Cache
                @Instantiated let file: File
                @Instantiated let store: any Store
                @Instantiated let 1️⃣jobBuilder: SendableInstantiator<Job>
            }
            protocol 2️⃣Store {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            struct DiskStore: Instantiable, Store {}
            @Instantiable
            final class 3️⃣Cache: Instantiable {}
            @Instantiable
            struct File: Instantiable {
                let names: [String] = []
            }
            @Instantiable
            struct Job: Instantiable {
                @Received let 4️⃣cache: Cache
                @Received let file: File
                @Received let 5️⃣store: any Store
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'jobBuilder: SendableInstantiator<Job>' of 'NotesApp' is 'Sendable' but captures non-Sendable 'cache: Cache' [not-sendable]
                4️⃣ note: 'Job' receives 'cache: Cache'
                3️⃣ note: declare that 'Cache' is 'Sendable'
                1️⃣ error: 'jobBuilder: SendableInstantiator<Job>' of 'NotesApp' is 'Sendable' but captures non-Sendable 'store: any Store' [not-sendable]
                5️⃣ note: 'Job' receives 'store: any Store'
                2️⃣ note: declare that 'Store' is 'Sendable'
                """
        )
    }

    @Test func sendableCapturesAreAccepted() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let cache: Cache
                @Instantiated let file: File
                @Instantiated let store: any Store
                @Instantiated let counter: Counter
                @Instantiated let itemBuilder: SendableInstantiator<Item>
                @Instantiated let jobBuilder: SendableInstantiator<Job>
            }
            protocol Store: Sendable {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            struct DiskStore: Instantiable, Store {}
            @Instantiable
            final class Cache: Instantiable, @unchecked Sendable {}
            @Instantiable
            actor Counter: Instantiable {}
            @Instantiable
            struct File: Instantiable {
                @Received let cache: Cache
            }
            @Instantiable
            struct Item: Instantiable {}
            @Instantiable
            struct Job: Instantiable {
                @Received let cache: Cache
                @Received let file: File
                @Received let store: any Store
                @Received let counter: Counter
                @Received let itemBuilder: SendableInstantiator<Item>
            }
            """
        #expect(diagnostics(of: sources) == "")
    }

}
