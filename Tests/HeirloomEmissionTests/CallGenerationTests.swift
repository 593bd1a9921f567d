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
                        let parcelBuilder = ErasedInstantiator<Void, any Parcel> {
                            Third.Box<Int>.instantiate() as Third.Box<Int>
                        }
                        self.init(numbers: numbers, places: places, words: words, parcelBuilder: parcelBuilder)
                    }
                }

                """
        )
    }

    /// Long lists have one element per line.
    @Test func longListsAreSplitIntoLines() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class ContractRepository: Instantiable {}

            struct AnyContractPresentation {
                init(_ presentation: ContractPresentation) {}
            }

            @Instantiable
            final class ContractPresentation: Instantiable {
                @Received let contractRepository: ContractRepository
                @Received let draftContractRepository: ContractRepository
                @Received let archivedContractRepository: ContractRepository
            }

            @Instantiable
            final class ContractOverview: Instantiable {
                @Forwarded let identifier: String
                @Received let contractRepository: ContractRepository
                @Received let draftContractRepository: ContractRepository
                @Received let archivedContractRepository: ContractRepository
                @Instantiated(fulfilledByType: "ContractPresentation", erasedToConcreteExistential: true)
                let contractPresentation: AnyContractPresentation
            }

            @Instantiable
            final class ContractApp: Instantiable {
                @Instantiated let contractRepository: ContractRepository
                @Instantiated let draftContractRepository: ContractRepository
                @Instantiated let archivedContractRepository: ContractRepository
                @Instantiated let contractOverviewBuilder: Instantiator<ContractOverview>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension ContractApp {
                    convenience init() {
                        let contractRepository = ContractRepository()
                        let draftContractRepository = ContractRepository()
                        let archivedContractRepository = ContractRepository()
                        let contractOverviewBuilder = Instantiator<ContractOverview> { identifier in
                            ContractApp.heirloomMakeContractOverview(
                                identifier: identifier,
                                contractRepository: contractRepository,
                                draftContractRepository: draftContractRepository,
                                archivedContractRepository: archivedContractRepository
                            )
                        }
                        self.init(
                            contractRepository: contractRepository,
                            draftContractRepository: draftContractRepository,
                            archivedContractRepository: archivedContractRepository,
                            contractOverviewBuilder: contractOverviewBuilder
                        )
                    }

                    private static func heirloomMakeContractOverview(
                        identifier: String,
                        contractRepository: ContractRepository,
                        draftContractRepository: ContractRepository,
                        archivedContractRepository: ContractRepository
                    ) -> ContractOverview {
                        let contractPresentation = AnyContractPresentation(
                            ContractPresentation(
                                contractRepository: contractRepository,
                                draftContractRepository: draftContractRepository,
                                archivedContractRepository: archivedContractRepository
                            )
                        )
                        return ContractOverview(
                            identifier: identifier,
                            contractRepository: contractRepository,
                            draftContractRepository: draftContractRepository,
                            archivedContractRepository: archivedContractRepository,
                            contractPresentation: contractPresentation
                        )
                    }
                }

                extension InstantiatorProtocol where T == ContractOverview {
                    func instantiate(identifier: String) -> ContractOverview {
                        instantiate(identifier)
                    }
                }

                """
        )
    }
}
