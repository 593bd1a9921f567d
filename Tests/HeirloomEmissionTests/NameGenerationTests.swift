import Testing

@Suite("Names in what is generated")
struct NameGenerationTests {
    @Test("Two values with one label are told apart by a number")
    func labelsThatMeetAreNumbered() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Logging: AnyObject {}

            @Instantiable(fulfillingAdditionalTypes: [Logging.self])
            final class FileLogger: Instantiable, Logging {}

            @Instantiable
            final class ConsoleLogger: Instantiable {}

            @Instantiable
            final class Archive: Instantiable {
                @Received let logger: any Logging
            }

            @Instantiable
            final class Desk: Instantiable {
                @Instantiated let logger: ConsoleLogger
                @Instantiated let archive: Archive
            }

            @Instantiable
            final class Office: Instantiable {
                @Instantiated let logger: any Logging
                @Instantiated let deskBuilder: Instantiator<Desk>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Office {
                    convenience init() {
                        let logger: any Logging = FileLogger()
                        let deskBuilder = Instantiator<Desk> {
                            Office.heirloomMakeDesk(logger: logger)
                        }
                        self.init(logger: logger, deskBuilder: deskBuilder)
                    }

                    private static func heirloomMakeDesk(logger: any Logging) -> Desk {
                        let logger2 = ConsoleLogger()
                        let archive = Archive(logger: logger)
                        return Desk(logger: logger2, archive: archive)
                    }
                }

                """
        )
    }

    @Test("What is forwarded hides what has its name outside, unless that is needed inside")
    func closuresHideOnlyWhatTheyDoNotTake() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Name: Instantiable {}

            @Instantiable
            final class Badge: Instantiable {
                @Received let name: Name
            }

            @Instantiable
            final class Guest: Instantiable {
                @Forwarded let name: String
            }

            @Instantiable
            final class Member: Instantiable {
                @Forwarded let name: String
                @Instantiated let badge: Badge
            }

            @Instantiable
            final class Club: Instantiable {
                @Instantiated let name: Name
                @Instantiated let guestBuilder: Instantiator<Guest>
                @Instantiated let memberBuilder: Instantiator<Member>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Club {
                    convenience init() {
                        let name = Name()
                        let guestBuilder = Instantiator<Guest> { name in
                            Guest(name: name)
                        }
                        let memberBuilder = Instantiator<Member> { name2 in
                            Club.heirloomMakeMember(name: name2, name2: name)
                        }
                        self.init(name: name, guestBuilder: guestBuilder, memberBuilder: memberBuilder)
                    }

                    private static func heirloomMakeMember(name: String, name2: Name) -> Member {
                        let badge = Badge(name: name2)
                        return Member(name: name, badge: badge)
                    }
                }

                extension Instantiator where T == Guest {
                    func instantiate(name: String) -> Guest {
                        instantiate(name)
                    }
                }

                extension SendableInstantiator where T == Guest {
                    func instantiate(name: String) -> Guest {
                        instantiate(name)
                    }
                }

                extension Instantiator where T == Member {
                    func instantiate(name: String) -> Member {
                        instantiate(name)
                    }
                }

                extension SendableInstantiator where T == Member {
                    func instantiate(name: String) -> Member {
                        instantiate(name)
                    }
                }

                """
        )
    }

    @Test("Reserved words and raw identifiers are escaped, and types are not hidden")
    func namesThatMeanSomethingElse() throws {
        let source = try generated([
            "App": """
            import Heirloom

            struct clock: Sendable {}

            @Instantiable
            final class Settings: Instantiable {}

            @Instantiable
            final class Page: Instantiable {
                @Forwarded let `in`: Int
                @Forwarded let clock: clock
                @Received let `default`: Settings
                @Received let `two words`: Settings
                @Instantiated let settings: Settings
            }

            @Instantiable
            final class Book: Instantiable {
                @Instantiated let `default`: Settings
                @Instantiated let `two words`: Settings
                @Instantiated let pageBuilder: Instantiator<Page>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Book {
                    convenience init() {
                        let `default` = Settings()
                        let `two words` = Settings()
                        let pageBuilder = Instantiator<Page> { `in`, clock2 in
                            Book.heirloomMakePage(in: `in`, clock2: clock2, default: `default`, `two words`: `two words`)
                        }
                        self.init(default: `default`, `two words`: `two words`, pageBuilder: pageBuilder)
                    }

                    private static func heirloomMakePage(
                        in: Int,
                        clock2: clock,
                        default: Settings,
                        `two words`: Settings
                    ) -> Page {
                        let settings = Settings()
                        return Page(in: `in`, clock: clock2, default: `default`, `two words`: `two words`, settings: settings)
                    }
                }

                extension Instantiator where T == Page {
                    func instantiate(in: Int, clock: clock) -> Page {
                        instantiate((in: `in`, clock: clock))
                    }
                }

                extension SendableInstantiator where T == Page {
                    func instantiate(in: Int, clock: clock) -> Page {
                        instantiate((in: `in`, clock: clock))
                    }
                }

                """
        )
    }

    @Test("A member type of the root does not stand for what has its name outside")
    func memberTypesDoNotShadow() throws {
        let source = try generated([
            "App": """
            import Foundation
            import Heirloom

            @Instantiable
            final class Tab: Instantiable {}

            @Instantiable
            final class Page: Instantiable {
                @Forwarded let date: Date
                @Instantiated let tab: Tab
            }

            @Instantiable
            struct Browser: Instantiable {
                enum Tab {}
                struct Date {}
                struct Browser {}

                @Instantiated let pageBuilder: Instantiator<Page>
            }
            """
        ])
        #expect(
            source == """
                import Foundation
                import Heirloom

                private typealias HeirloomDate = Date

                extension Browser {
                    init() {
                        let pageBuilder = Instantiator<Page> { date in
                            App.Browser.heirloomMakePage(date: date)
                        }
                        self.init(pageBuilder: pageBuilder)
                    }

                    private static func heirloomMakePage(date: HeirloomDate) -> Page {
                        let tab = App.Tab()
                        return Page(date: date, tab: tab)
                    }
                }

                extension Instantiator where T == Page {
                    func instantiate(date: Date) -> Page {
                        instantiate(date)
                    }
                }

                extension SendableInstantiator where T == Page {
                    func instantiate(date: Date) -> Page {
                        instantiate(date)
                    }
                }

                """
        )
    }

    @Test("Types of one name in two modules keep their functions and calls apart")
    func modulesTellTypesApart() throws {
        let source = try generated([
            "Kit": """
            import Heirloom

            @Instantiable
            public final class Shelf: Instantiable {
                public init() {}
            }

            @Instantiable
            public final class Cabinet: Instantiable {
                @Instantiated let shelf: Shelf
                public init(shelf: Shelf) { self.shelf = shelf }
            }
            """,
            "App": """
            import Heirloom
            import Kit

            @Instantiable
            final class Shelf: Instantiable {}

            @Instantiable
            final class Cabinet: Instantiable {
                @Instantiated let shelf: Shelf
            }

            @Instantiable
            final class Room: Instantiable {
                @Instantiated let cabinet: Cabinet
                @Instantiated let bought: Kit.Cabinet
            }
            """,
        ])
        #expect(
            source == """
                import Heirloom
                import Kit

                extension Room {
                    convenience init() {
                        let cabinet = Room.heirloomMakeApp_Cabinet()
                        let bought = Room.heirloomMakeKit_Cabinet()
                        self.init(cabinet: cabinet, bought: bought)
                    }

                    private static func heirloomMakeApp_Cabinet() -> Cabinet {
                        let shelf = Shelf()
                        return Cabinet(shelf: shelf)
                    }

                    private static func heirloomMakeKit_Cabinet() -> Kit.Cabinet {
                        let shelf = Kit.Shelf()
                        return Kit.Cabinet(shelf: shelf)
                    }
                }

                """
        )
    }
}
