import Testing

@Suite("What a root is given")
struct RootGenerationTests {
    @Test("A class gets a convenience initializer, as accessible as the class")
    func classesAreInitializedConveniently() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            public final class Disk: Instantiable {}

            @Instantiable
            open class Archive: Instantiable {
                @Instantiated let disk: Disk
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Archive {
                    public convenience init() {
                        let disk = Disk()
                        self.init(disk: disk)
                    }
                }

                """
        )
    }

    @Test("An actor gets a plain initializer")
    func actorsAreInitializedPlainly() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Disk: Instantiable {}

            @Instantiable
            package actor Archive: Instantiable {
                @Instantiated let disk: Disk
                package init(disk: Disk) { self.disk = disk }
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Archive {
                    package init() {
                        let disk = Disk()
                        self.init(disk: disk)
                    }
                }

                """
        )
    }

    @Test("A nested root is extended, and called, by its full name")
    func nestedRootsAreNamedInFull() throws {
        let source = try generated([
            "App": """
            import Heirloom

            enum Mail {
                @Instantiable
                struct Account: Instantiable {}

                @Instantiable
                struct Inbox: Instantiable {
                    @Instantiated let account: Account
                }

                @Instantiable
                struct Reader: Instantiable {
                    @Instantiated let inbox: Inbox
                }
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Mail.Reader {
                    init() {
                        let inbox = Mail.Reader.heirloomMakeMail_Inbox()
                        self.init(inbox: inbox)
                    }

                    private static func heirloomMakeMail_Inbox() -> Mail.Inbox {
                        let account = Mail.Account()
                        return Mail.Inbox(account: account)
                    }
                }

                """
        )
    }

    @Test("Each of several roots has what it needs for itself")
    func rootsShareNothing() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Disk: Instantiable {}

            @Instantiable
            struct Archive: Instantiable {
                @Instantiated let disk: Disk
            }

            @Instantiable
            struct Desktop: Instantiable {
                @Instantiated let archive: Archive
            }

            @Instantiable
            struct Terminal: Instantiable {
                @Instantiated let archive: Archive
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Desktop {
                    init() {
                        let archive = Desktop.heirloomMakeArchive()
                        self.init(archive: archive)
                    }

                    private static func heirloomMakeArchive() -> Archive {
                        let disk = Disk()
                        return Archive(disk: disk)
                    }
                }

                extension Terminal {
                    init() {
                        let archive = Terminal.heirloomMakeArchive()
                        self.init(archive: archive)
                    }

                    private static func heirloomMakeArchive() -> Archive {
                        let disk = Disk()
                        return Archive(disk: disk)
                    }
                }

                """
        )
    }

    @Test("A root that is built elsewhere too has a function there")
    func rootsAreBuiltLikeOthers() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Disk: Instantiable {}

            @Instantiable(isRoot: true)
            final class Window: Instantiable {
                @Instantiated let disk: Disk
                @Instantiated let windowBuilder: Instantiator<Window>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Window {
                    convenience init() {
                        let disk = Disk()
                        let windowBuilder = Instantiator<Window> {
                            Window.heirloomMakeWindow()
                        }
                        self.init(disk: disk, windowBuilder: windowBuilder)
                    }

                    private static func heirloomMakeWindow() -> Window {
                        let disk = Disk()
                        let windowBuilder = Instantiator<Window> {
                            Window.heirloomMakeWindow()
                        }
                        return Window(disk: disk, windowBuilder: windowBuilder)
                    }
                }

                """
        )
    }

    @Test("An initializer is called with its own labels, in its own order")
    func writtenInitializersAreCalledAsWritten() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Disk: Instantiable {}

            @Instantiable
            final class Archive: Instantiable {
                @Instantiated let disk: Disk
                @Instantiated let spare: Disk

                init(_ spare: Disk, limit: Int = 3, disk: Disk) {
                    self.disk = disk
                    self.spare = spare
                }
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Archive {
                    convenience init() {
                        let disk = Disk()
                        let spare = Disk()
                        self.init(spare, disk: disk)
                    }
                }

                """
        )
    }
}
