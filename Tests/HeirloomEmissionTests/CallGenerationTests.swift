import Testing

/// Calls in generated code.
@Suite struct CallGenerationTests {
    /// A cast selects the overload of `instantiate` for a specialization.
    @Test func overloadsAreSelectedByCasts() throws {
        let source = try generated([
            "Third": """
            public struct Box<Element> {}
            """,
            "App": """
            import Foundation
            import Heirloom
            import Third

            protocol Parcel {}
            extension Box: Parcel {}

            @Instantiable
            extension Box: Instantiable {
                static func instantiate() -> Box<Int> { Box<Int>() }
                static func instantiate() -> Box<URL?> { Box<URL?>() }
                static func instantiate(_ numbers: Box<Int>) -> Box<[String]> { Box<[String]>() }
            }

            @Instantiable
            final class Root: Instantiable {
                @Instantiated let numbers: Box<Int>
                @Instantiated let places: Box<Optional<URL>>
                @Instantiated let words: Box<[String]>
                @Instantiated(fulfilledByType: "Box<Int>") let parcelBuilder: ErasedInstantiator<Void, any Parcel>
            }
            """,
        ])
        #expect(
            source == """
                import Foundation
                import Heirloom
                import Third

                extension Root {
                    convenience init() {
                        let numbers = Third.Box<Int>.instantiate() as Third.Box<Int>
                        let places = Third.Box<URL?>.instantiate() as Third.Box<URL?>
                        let words = Third.Box<[String]>.instantiate(numbers)
                        let parcelBuilder = ErasedInstantiator<Void, any Parcel> {  // Root.parcelBuilder
                            Third.Box<Int>.instantiate() as Third.Box<Int>
                        }
                        self.init(numbers: numbers, places: places, words: words, parcelBuilder: parcelBuilder)
                    }
                }

                """
        )
    }
}
