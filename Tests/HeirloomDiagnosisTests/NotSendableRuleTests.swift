import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Values captured by closures that may be called from anywhere, and those passed to an actor's initializer, must be
/// `Sendable`, as far as their declarations were read.
@Suite struct NotSendableRuleTests {
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

    @Test func nonSendableInputsOfActorsAreReportedAtTheBuildingProperty() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct CrawlerApp: Instantiable {
                @Instantiated let cache: Cache
                @Instantiated let 1️⃣crawler: Crawler
                @Instantiated let 2️⃣pageBuilder: Instantiator<Page>
            }
            @Instantiable
            final class 3️⃣Cache: Instantiable {}
            @Instantiable
            struct Parser: Instantiable {
                @Received let 4️⃣cache: Cache
            }
            @Instantiable
            actor Crawler: Instantiable {
                @Instantiated let parser: Parser
            }
            final class 5️⃣Document {}
            @Instantiable
            actor Page: Instantiable {
                @Forwarded let 6️⃣document: Document
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'crawler: Crawler' of 'CrawlerApp' builds an actor but passes it non-Sendable 'cache: Cache' [not-sendable]
                4️⃣ note: 'Parser' receives 'cache: Cache'
                3️⃣ note: declare that 'Cache' is 'Sendable'
                2️⃣ error: 'pageBuilder: Instantiator<Page>' of 'CrawlerApp' builds an actor but passes it non-Sendable 'document: Document' [not-sendable]
                6️⃣ note: 'document: Document' is forwarded to 'Page'
                5️⃣ note: declare that 'Document' is 'Sendable'
                """
        )
    }

    /// A class that is not `Sendable` is one mistake, however many builders capture it.
    @Test func aTypeIsReportedOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let cache: Cache
                @Instantiated let 1️⃣jobBuilder: SendableInstantiator<Job>
                @Instantiated let 2️⃣makeTask: @Sendable () -> Task
                @Instantiated let 3️⃣worker: Worker
            }
            @Instantiable
            final class 4️⃣Cache: Instantiable {}
            @Instantiable
            struct Job: Instantiable {
                @Received let 5️⃣cache: Cache
            }
            @Instantiable
            struct Task: Instantiable {
                @Received let cache: Cache
            }
            @Instantiable
            actor Worker: Instantiable {
                @Received let cache: Cache
                @Instantiated(concurrently: true) let 6️⃣part: Part
            }
            @Instantiable
            struct Part: Instantiable {
                @Received let cache: Cache
                init(cache: Cache) async {}
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'jobBuilder: SendableInstantiator<Job>' of 'NotesApp' is 'Sendable' but captures non-Sendable 'cache: Cache' [not-sendable]
                2️⃣ note: 'makeTask: @Sendable () -> Task' of 'NotesApp' has the same problem
                3️⃣ note: 'worker: Worker' of 'NotesApp' has the same problem
                6️⃣ note: 'part: Part' of 'Worker' has the same problem
                5️⃣ note: 'Job' receives 'cache: Cache'
                4️⃣ note: declare that 'Cache' is 'Sendable'
                """
        )
    }
}
