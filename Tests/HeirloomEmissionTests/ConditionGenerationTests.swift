import Testing

/// Conditional compilation of generated code.
@Suite struct ConditionGenerationTests {
    /// Extensions of conditional declarations are generated under the same condition.
    @Test func extensionsHaveTheConditionOfTheirType() throws {
        let source = try generated([
            "App": """
            import Heirloom

            #if canImport(UIKit)
            @Instantiable
            final class Renderer: Instantiable {}

            #if DEBUG || INTERNAL
            @Instantiable
            final class Inspector: Instantiable {
                @Forwarded let id: Int
            }
            #endif

            @available(iOS 17, *)
            @Instantiable
            final class Screen: Instantiable {
                @Instantiated let renderer: Renderer
            }
            #endif
            """
        ])
        #expect(
            source == """
                import Heirloom

                #if canImport(UIKit)
                @available(iOS 17, *)
                extension Screen {
                    convenience init() {
                        let renderer = Renderer()
                        self.init(renderer: renderer)
                    }
                }
                #endif

                #if canImport(UIKit) && (DEBUG || INTERNAL)
                extension InstantiatorProtocol where T == Inspector {
                    func instantiate(id: Int) -> Inspector {
                        instantiate(id)
                    }
                }
                #endif

                """
        )
    }

    /// A declaration in every clause of an `#if` is unconditional.
    @Test func alternativesNeedNoCondition() throws {
        let source = try generated([
            "App": """
            import Heirloom

            #if os(iOS)
            @Instantiable
            final class Screen: Instantiable {
                @Forwarded let id: Int
            }
            #else
            @Instantiable
            final class Screen: Instantiable {
                @Forwarded let id: Int
            }
            #endif
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension InstantiatorProtocol where T == Screen {
                    func instantiate(id: Int) -> Screen {
                        instantiate(id)
                    }
                }

                """
        )
    }
}
