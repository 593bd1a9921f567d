import Testing

@Suite("Imports and access")
struct ImportGenerationTests {
    @Test("A public labelled call wants a public import, a private function does not")
    func importsAreAsWideAsTheirUse() throws {
        let source = try generated([
            "Models": """
            public struct User: Sendable {
                public init() {}
            }
            """,
            "Storage": """
            import Heirloom

            @Instantiable
            public final class Disk: Instantiable {
                public init() {}
            }
            """,
            "App": """
            public import Heirloom
            public import Models
            internal import Storage

            @available(macOS 14, *)
            @Instantiable
            public final class Page: Instantiable {
                @Forwarded let user: User
                @Received let disk: Disk

                init(user: User, disk: Disk) {
                    self.user = user
                    self.disk = disk
                }
            }

            @available(macOS 14, *)
            @Instantiable
            public final class Book: Instantiable {
                @Instantiated let disk: Disk
                @Instantiated let pageBuilder: Instantiator<Page>

                init(disk: Disk, pageBuilder: Instantiator<Page>) {
                    self.disk = disk
                    self.pageBuilder = pageBuilder
                }
            }
            """,
        ])
        #expect(
            source == """
                public import Heirloom
                public import Models
                internal import Storage

                @available(macOS 14, *)
                extension Book {
                    public convenience init() {
                        let disk = Disk()
                        let pageBuilder = Instantiator<Page> { user in
                            Page(user: user, disk: disk)
                        }
                        self.init(disk: disk, pageBuilder: pageBuilder)
                    }
                }

                @available(macOS 14, *)
                extension Instantiator where T == Page {
                    public func instantiate(user: User) -> Page {
                        instantiate(user)
                    }
                }

                @available(macOS 14, *)
                extension SendableInstantiator where T == Page {
                    public func instantiate(user: User) -> Page {
                        instantiate(user)
                    }
                }

                """
        )
    }

    @Test("A type that was not read brings the imports of the file that spelled it, where its value passes")
    func externalTypesBringTheirImports() throws {
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
