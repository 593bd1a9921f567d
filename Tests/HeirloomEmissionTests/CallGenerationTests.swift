import Testing

@Suite("Calls in what is generated")
struct CallGenerationTests {
    @Test("A type that makes nothing is built by a plain call, a type that does by its function")
    func functionsAreForWhatMakesSomething() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Disk: Instantiable {}

            @Instantiable
            final class Reader: Instantiable {
                @Received let disk: Disk
            }

            @Instantiable
            final class Archive: Instantiable {
                @Received let disk: Disk
                @Instantiated let reader: Reader
            }

            @Instantiable
            final class Library: Instantiable {
                @Instantiated let archive: Archive
                @Instantiated let reader: Reader
                @Instantiated let disk: Disk
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Library {
                    convenience init() {
                        let disk = Disk()
                        let archive = Library.heirloomMakeArchive(disk: disk)
                        let reader = Reader(disk: disk)
                        self.init(archive: archive, reader: reader, disk: disk)
                    }

                    private static func heirloomMakeArchive(disk: Disk) -> Archive {
                        let reader = Reader(disk: disk)
                        return Archive(disk: disk, reader: reader)
                    }
                }

                """
        )
    }

    @Test("A specialisation that an overloaded instantiate builds is named by a cast")
    func overloadsAreToldApart() throws {
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

    @Test("A long list stands one element a line")
    func longListsAreBroken() throws {
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

                extension Instantiator where T == ContractOverview {
                    func instantiate(identifier: String) -> ContractOverview {
                        instantiate(identifier)
                    }
                }

                extension SendableInstantiator where T == ContractOverview {
                    func instantiate(identifier: String) -> ContractOverview {
                        instantiate(identifier)
                    }
                }

                """
        )
    }
}
