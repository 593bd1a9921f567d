import Testing

/// The isolation of generated code.
@Suite struct IsolationGenerationTests {
    /// In a module with default isolation, nonisolated declarations are marked as such.
    @Test func nonisolatedDeclarationsAreMarkedUnderDefaultIsolation() throws {
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

                extension InstantiatorProtocol where T == Store {
                    nonisolated func instantiate(name: String) -> Store {
                        instantiate(name)
                    }
                }

                """
        )
    }
}
