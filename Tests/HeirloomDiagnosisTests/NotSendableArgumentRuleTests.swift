import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Values passed to an actor's initializer must be `Sendable`, as far as their declarations were read.
@Suite struct NotSendableArgumentRuleTests {
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
}
