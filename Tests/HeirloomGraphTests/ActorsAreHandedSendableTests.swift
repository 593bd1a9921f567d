import HeirloomGraph
import Testing

/// What an actor is handed when it is built is `Sendable`, as far as was read.
@Suite struct ActorsAreHandedSendableTests {
    @Test func whatAnActorReceivesOrIsForwardedAndIsNotSendableIsAFaultWhereItIsBuilt() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct CrawlerApp: Instantiable {
                @Instantiated let cache: Cache
                @Instantiated let crawler: Crawler
                @Instantiated let pageBuilder: Instantiator<Page>
            }
            @Instantiable
            final class Cache: Instantiable {}
            @Instantiable
            struct Parser: Instantiable {
                @Received let cache: Cache
            }
            @Instantiable
            actor Crawler: Instantiable {
                @Instantiated let parser: Parser
            }
            final class Document {}
            @Instantiable
            actor Page: Instantiable {
                @Forwarded let document: Document
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:23: error: 'crawler: Crawler' of 'CrawlerApp' builds an actor, but hands it 'cache: Cache', which is not 'Sendable' [not-sendable]
                App/App.swift:11:19: note: 'Parser' receives 'cache: Cache'
                App/App.swift:8:13: note: declare that 'Cache' is 'Sendable'
                App/App.swift:5:23: error: 'pageBuilder: Instantiator<Page>' of 'CrawlerApp' builds an actor, but hands it 'document: Document', which is not 'Sendable' [not-sendable]
                App/App.swift:20:20: note: 'Page' is forwarded 'document: Document'
                App/App.swift:17:13: note: declare that 'Document' is 'Sendable'
                """
        )
    }

    @Test func whatIsSendableOrTheActorsOwnIsFine() {
        let sources = """
            //: App/App.swift
            @Instantiable
            actor Crawler: Instantiable {
                @Instantiated let robots: Robots
                @Instantiated let cache: Cache
                @Instantiated let page: Page
            }
            @Instantiable
            final class Robots: Instantiable, Sendable {}
            @Instantiable
            final class Cache: Instantiable {}
            @Instantiable
            actor Page: Instantiable {
                @Received let robots: Robots
                @Instantiated let cache: Cache
            }
            """
        #expect(diagnostics(of: sources) == "")
    }
}
