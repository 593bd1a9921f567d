import Testing

/// Names in generated code.
@Suite struct NameGenerationTests {
    /// A forwarded parameter may shadow an outer local of the same name, unless the closure needs that local.
    @Test func closuresShadowOnlyLocalsTheyDoNotNeed() throws {
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

                extension InstantiatorProtocol where T == Guest {
                    func instantiate(name: String) -> Guest {
                        instantiate(name)
                    }
                }

                extension InstantiatorProtocol where T == Member {
                    func instantiate(name: String) -> Member {
                        instantiate(name)
                    }
                }

                """
        )
    }

    /// A member type of the root must not shadow an outer type of the same name.
    @Test func memberTypesDoNotShadow() throws {
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

                extension InstantiatorProtocol where T == Page {
                    func instantiate(date: Date) -> Page {
                        instantiate(date)
                    }
                }

                """
        )
    }

    /// Types of the same name in two modules have separate functions and calls.
    @Test func modulesDistinguishTypes() throws {
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
