import Testing

@Suite("Isolation of what is generated")
struct IsolationGenerationTests {
    @Test("What a sendable instantiator builds is built outside of the root's isolation")
    func sendableInstantiatorsLeaveTheIsolation() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Log: Instantiable, Sendable {}

            @Instantiable
            final class Store: Instantiable, Sendable {
                @Received let log: Log
            }

            @Instantiable
            final class Request: Instantiable, Sendable {
                @Forwarded let id: Int
                @Instantiated let store: Store
            }

            @MainActor
            @Instantiable
            final class Screen: Instantiable {
                @Instantiated let store: Store
            }

            @MainActor
            @Instantiable
            final class Root: Instantiable {
                @Instantiated let log: Log
                @Instantiated let screenBuilder: Instantiator<Screen>
                @Instantiated let requestBuilder: Instantiator<Request>
                @Instantiated let backgroundRequestBuilder: SendableInstantiator<Request>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Root {
                    convenience init() {
                        let log = Log()
                        let screenBuilder = Instantiator<Screen> {
                            Root.heirloomMakeScreen(log: log)
                        }
                        let requestBuilder = Instantiator<Request> { id in
                            Root.heirloomMakeRequest(id: id, log: log)
                        }
                        let backgroundRequestBuilder = SendableInstantiator<Request> { id in
                            Root.heirloomMakeRequest(id: id, log: log)
                        }
                        self.init(
                            log: log,
                            screenBuilder: screenBuilder,
                            requestBuilder: requestBuilder,
                            backgroundRequestBuilder: backgroundRequestBuilder
                        )
                    }

                    private static func heirloomMakeScreen(log: Log) -> Screen {
                        let store = Store(log: log)
                        return Screen(store: store)
                    }

                    private nonisolated static func heirloomMakeRequest(id: Int, log: Log) -> Request {
                        let store = Store(log: log)
                        return Request(id: id, store: store)
                    }
                }

                extension Instantiator where T == Request {
                    func instantiate(id: Int) -> Request {
                        instantiate(id)
                    }
                }

                extension SendableInstantiator where T == Request {
                    func instantiate(id: Int) -> Request {
                        instantiate(id)
                    }
                }

                """
        )
    }

    @Test("A root that is not isolated builds everything in one way")
    func nonisolatedRootsNeedNoWord() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Log: Instantiable, Sendable {}

            @Instantiable
            final class Store: Instantiable, Sendable {
                @Instantiated let log: Log
            }

            @Instantiable
            final class Root: Instantiable {
                @Instantiated let storeBuilder: SendableInstantiator<Store>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Root {
                    convenience init() {
                        let storeBuilder = SendableInstantiator<Store> {
                            Root.heirloomMakeStore()
                        }
                        self.init(storeBuilder: storeBuilder)
                    }

                    private static func heirloomMakeStore() -> Store {
                        let log = Log()
                        return Store(log: log)
                    }
                }

                """
        )
    }

    @Test("Where the module isolates by default, what is not isolated says so")
    func defaultIsolationIsAnswered() throws {
        let source = try generated([
            "App": """
            import Heirloom

            #HeirloomConfiguration(defaultIsolation: "MainActor")

            @Instantiable
            nonisolated final class Log: Instantiable, Sendable {}

            @Instantiable
            nonisolated final class Store: Instantiable, Sendable {
                @Forwarded let name: String
                @Instantiated let log: Log
            }

            @Instantiable
            nonisolated final class Engine: Instantiable {
                @Instantiated let storeBuilder: Instantiator<Store>
            }

            @Instantiable
            actor Motor: Instantiable {
                @Instantiated let storeBuilder: Instantiator<Store>
            }

            @Instantiable
            final class Window: Instantiable {
                @Instantiated let storeBuilder: Instantiator<Store>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Engine {
                    nonisolated convenience init() {
                        let storeBuilder = Instantiator<Store> { name in
                            Engine.heirloomMakeStore(name: name)
                        }
                        self.init(storeBuilder: storeBuilder)
                    }

                    private nonisolated static func heirloomMakeStore(name: String) -> Store {
                        let log = Log()
                        return Store(name: name, log: log)
                    }
                }

                extension Motor {
                    init() {
                        let storeBuilder = Instantiator<Store> { name in
                            Motor.heirloomMakeStore(name: name)
                        }
                        self.init(storeBuilder: storeBuilder)
                    }

                    private static func heirloomMakeStore(name: String) -> Store {
                        let log = Log()
                        return Store(name: name, log: log)
                    }
                }

                extension Window {
                    convenience init() {
                        let storeBuilder = Instantiator<Store> { name in
                            Window.heirloomMakeStore(name: name)
                        }
                        self.init(storeBuilder: storeBuilder)
                    }

                    private static func heirloomMakeStore(name: String) -> Store {
                        let log = Log()
                        return Store(name: name, log: log)
                    }
                }

                extension Instantiator where T == Store {
                    nonisolated func instantiate(name: String) -> Store {
                        instantiate(name)
                    }
                }

                extension SendableInstantiator where T == Store {
                    nonisolated func instantiate(name: String) -> Store {
                        instantiate(name)
                    }
                }

                """
        )
    }
}
