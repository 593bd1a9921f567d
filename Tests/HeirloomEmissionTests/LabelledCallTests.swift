import Testing

@Suite("Labelled calls")
struct LabelledCallTests {
    @Test("What is forwarded is handed in by its labels, as one value or as a tuple")
    func labelsStandForTheTuple() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            public struct Page: Instantiable {
                @Forwarded let title: String
            }

            @Instantiable
            struct Spread: Instantiable {
                @Forwarded let left: Page
                @Forwarded let `default`: Page!
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Instantiator where T == Page {
                    public func instantiate(title: String) -> Page {
                        instantiate(title)
                    }
                }

                extension SendableInstantiator where T == Page {
                    public func instantiate(title: String) -> Page {
                        instantiate(title)
                    }
                }

                extension Instantiator where T == Spread {
                    func instantiate(left: Page, default: Page?) -> Spread {
                        instantiate((left: left, default: `default`))
                    }
                }

                extension SendableInstantiator where T == Spread {
                    func instantiate(left: Page, default: Page?) -> Spread {
                        instantiate((left: left, default: `default`))
                    }
                }

                """
        )
    }

    @Test("A function that is forwarded escapes, an optional one does anyway")
    func functionsEscape() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            struct Button: Instantiable {
                @Forwarded let onTap: @MainActor @Sendable (Int) -> Void
                @Forwarded let onHold: (() throws -> Void)?
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Instantiator where T == Button {
                    func instantiate(
                        onTap: @escaping @MainActor @Sendable (Int) -> Void,
                        onHold: (() throws -> Void)?
                    ) -> Button {
                        instantiate((onTap: onTap, onHold: onHold))
                    }
                }

                extension SendableInstantiator where T == Button {
                    func instantiate(
                        onTap: @escaping @MainActor @Sendable (Int) -> Void,
                        onHold: (() throws -> Void)?
                    ) -> Button {
                        instantiate((onTap: onTap, onHold: onHold))
                    }
                }

                """
        )
    }

    @Test("Labelled calls are as available and as accessible as their type")
    func callsAreAsAvailableAsTheirType() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @available(macOS 14, *)
            @available(*, deprecated, message: "Use Sheet.")
            @Instantiable
            package struct Page: Instantiable {
                @Forwarded package let title: String
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                @available(macOS 14, *)
                @available(*, deprecated, message: "Use Sheet.")
                extension Instantiator where T == Page {
                    package func instantiate(title: String) -> Page {
                        instantiate(title)
                    }
                }

                @available(macOS 14, *)
                @available(*, deprecated, message: "Use Sheet.")
                extension SendableInstantiator where T == Page {
                    package func instantiate(title: String) -> Page {
                        instantiate(title)
                    }
                }

                """
        )
    }

    @Test("A type named like the instantiators' own parameter keeps its meaning")
    func genericParameterDoesNotHide() throws {
        let source = try generated([
            "App": """
            import Heirloom

            struct T: Sendable {}

            @Instantiable
            struct Page: Instantiable {
                @Forwarded let t: T
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Instantiator where T == Page {
                    func instantiate(t: App.T) -> Page {
                        instantiate(t)
                    }
                }

                extension SendableInstantiator where T == Page {
                    func instantiate(t: App.T) -> Page {
                        instantiate(t)
                    }
                }

                """
        )
    }
}
