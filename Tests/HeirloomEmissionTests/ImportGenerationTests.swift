import Testing

/// Imports and access levels in generated code.
@Suite struct ImportGenerationTests {
    /// Passing a value of a type that was not read repeats the imports of the file that spells the type.
    @Test func externalTypesRepeatTheirImports() throws {
        let source = try generated([
            "Network": """
            import Foundation
            import Heirloom
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif

            @Instantiable
            public final class Client: Instantiable {
                @Received let session: URLSession
                public init(session: URLSession) { self.session = session }
            }

            @Instantiable
            extension URLSession: @retroactive Instantiable {
                public static func instantiate() -> URLSession { .shared }
            }

            @Instantiable
            public final class Service: Instantiable {
                @Instantiated let session: URLSession
                @Instantiated let client: Client

                public init(session: URLSession, client: Client) {
                    self.session = session
                    self.client = client
                }
            }
            """,
            "App": """
            @preconcurrency import Network
            import Heirloom

            @Instantiable
            final class Root: Instantiable {
                @Instantiated let service: Service
            }
            """,
        ])
        #expect(
            source == """
                import Foundation
                #if canImport(FoundationNetworking)
                import FoundationNetworking
                #endif
                import Heirloom
                @preconcurrency import Network

                extension Root {
                    convenience init() {
                        let service = Root.heirloomMakeService()
                        self.init(service: service)
                    }

                    private static func heirloomMakeService() -> Network.Service {
                        let session = URLSession.instantiate()
                        let client = Network.Client(session: session)
                        return Network.Service(session: session, client: client)
                    }
                }

                """
        )
    }
}
