import Testing

/// Labeled calls of instantiators.
@Suite struct LabeledCallTests {
    /// Labeled calls have the availability and access level of their type.
    @Test func callsAreAsAvailableAsTheirType() throws {
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
                #if hasFeature(InternalImportsByDefault)
                package import Heirloom
                #else
                import Heirloom
                #endif

                @available(macOS 14, *)
                @available(*, deprecated, message: "Use Sheet.")
                extension InstantiatorProtocol where T == Page {
                    package func instantiate(title: String) -> Page {
                        instantiate(title)
                    }
                }

                """
        )
    }

    /// A type named like the instantiators' generic parameter is qualified.
    @Test func genericParametersDoNotShadowTypes() throws {
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

                extension InstantiatorProtocol where T == Page {
                    func instantiate(t: App.T) -> Page {
                        instantiate(t)
                    }
                }

                """
        )
    }
}
