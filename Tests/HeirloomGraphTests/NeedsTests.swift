import HeirloomGraph
import Testing

/// The requirements of scopes and their suppliers.
@Suite struct NeedsTests {
    @Test func theNearestProviderWins() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Logger: Instantiable {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let screen: Screen
                @Instantiated let logger: Logger
            }
            @Instantiable
            struct Screen: Instantiable {
                @Received let logger: Logger
                @Instantiated let row: Row
                @Instantiated let list: List
            }
            @Instantiable
            struct List: Instantiable {
                @Instantiated let row: Row
                @Instantiated let logger: Logger
            }
            @Instantiable
            struct Row: Instantiable {
                @Received let logger: Logger
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.Logger
                App.NotesApp
                  logger: App.Logger = App.Logger
                  screen: App.Screen = App.Screen
                    logger: App.Logger from own logger
                App.Screen
                  requires logger: App.Logger
                  received logger: App.Logger
                  row: App.Row = App.Row
                    logger: App.Logger from logger: App.Logger above
                  list: App.List = App.List
                App.List
                  logger: App.Logger = App.Logger
                  row: App.Row = App.Row
                    logger: App.Logger from own logger
                App.Row
                  requires logger: App.Logger
                  received logger: App.Logger
                """
        )
    }

    @Test func labelsWithTwoTypesAreTwoValues() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct FileLogger: Instantiable {}
            @Instantiable
            struct ConsoleLogger: Instantiable {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let logger: FileLogger
                @Instantiated let screen: Screen
            }
            @Instantiable
            struct Screen: Instantiable {
                @Instantiated let row: Row
                @Instantiated let logger: ConsoleLogger
            }
            @Instantiable
            struct Row: Instantiable {
                @Received(fulfilledByDependencyNamed: "logger", ofType: FileLogger.self) let file: FileLogger
                @Received let logger: ConsoleLogger
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.FileLogger
                App.ConsoleLogger
                App.NotesApp
                  logger: App.FileLogger = App.FileLogger
                  screen: App.Screen = App.Screen
                    logger: App.FileLogger from own logger
                App.Screen
                  requires logger: App.FileLogger
                  logger: App.ConsoleLogger = App.ConsoleLogger
                  row: App.Row = App.Row
                    logger: App.FileLogger from logger: App.FileLogger above
                    logger: App.ConsoleLogger from own logger
                App.Row
                  requires logger: App.FileLogger, logger: App.ConsoleLogger
                  received logger: App.ConsoleLogger
                  file: App.FileLogger = logger: App.FileLogger above
                """
        )
    }

    @Test func renamesChainInAnyOrderAndKeepTheirSources() {
        let sources = """
            //: App/App.swift
            protocol UserVendor {}
            @Instantiable
            struct UserManager: Instantiable, UserVendor {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Received(fulfilledByDependencyNamed: "vendor", ofType: UserVendor.self, erasedToConcreteExistential: true) let wrapped: Wrapper
                @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let vendor: any UserVendor
                @Instantiated let userManager: UserManager
                @Instantiated let screen: Screen
            }
            struct Wrapper { init(_ vendor: any UserVendor) {} }
            @Instantiable
            struct Screen: Instantiable {
                @Received let userManager: UserManager
                @Received let vendor: UserVendor
                @Received let wrapped: Wrapper
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.UserManager
                App.NotesApp
                  userManager: App.UserManager = App.UserManager
                  vendor: any App.UserVendor = own userManager
                  wrapped: App.Wrapper = wrapped own vendor
                  screen: App.Screen = App.Screen
                    userManager: App.UserManager from own userManager
                    vendor: App.UserVendor from own vendor
                    wrapped: App.Wrapper from own wrapped
                App.Screen
                  requires userManager: App.UserManager, vendor: App.UserVendor, wrapped: App.Wrapper
                  received userManager: App.UserManager
                  received vendor: App.UserVendor
                  received wrapped: App.Wrapper
                """
        )
    }

    @Test func cyclesThroughBuildersPassOnTheirRequirements() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct User: Instantiable {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let folderBuilder: Instantiator<Folder>
                @Instantiated let user: User
            }
            @Instantiable
            struct Folder: Instantiable {
                @Forwarded let path: String
                @Instantiated let list: List
            }
            @Instantiable
            struct List: Instantiable {
                @Received let path: String
                @Instantiated let inner: Instantiator<Folder>
                @Instantiated let row: Row
            }
            @Instantiable
            struct Row: Instantiable {
                @Received let user: User
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.User
                App.NotesApp
                  user: App.User = App.User
                  folderBuilder: Instantiator<App.Folder> = Instantiator of App.Folder
                    user: App.User from own user
                App.Folder
                  requires user: App.User
                  forwarded path: String
                  list: App.List = App.List
                    path: String from own path
                    user: App.User from user: App.User above
                App.List
                  requires path: String, user: App.User
                  received path: String
                  inner: Instantiator<App.Folder> = Instantiator of App.Folder
                    user: App.User from user: App.User above
                  row: App.Row = App.Row
                    user: App.User from user: App.User above
                App.Row
                  requires user: App.User
                  received user: App.User
                """
        )
    }

    @Test func ancestorsMayBeForwarded() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class NotesApp: Instantiable {
                @Instantiated let screenBuilder: Instantiator<Screen>
            }
            @Instantiable
            struct Screen: Instantiable {
                @Forwarded let app: NotesApp
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  screenBuilder: Instantiator<App.Screen> = Instantiator of App.Screen
                App.Screen
                  forwarded app: App.NotesApp
                """
        )
    }

    @Test func tiesKeepDeclarationOrder() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let delta: Delta
                @Instantiated let alpha: Alpha
                @Instantiated let charlie: Charlie
                @Instantiated let bravo: Bravo
            }
            @Instantiable
            struct Alpha: Instantiable {}
            @Instantiable
            struct Bravo: Instantiable {}
            @Instantiable
            struct Charlie: Instantiable {}
            @Instantiable
            struct Delta: Instantiable {
                @Received let bravo: Bravo
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  alpha: App.Alpha = App.Alpha
                  charlie: App.Charlie = App.Charlie
                  bravo: App.Bravo = App.Bravo
                  delta: App.Delta = App.Delta
                    bravo: App.Bravo from own bravo
                App.Alpha
                App.Bravo
                App.Charlie
                App.Delta
                  requires bravo: App.Bravo
                  received bravo: App.Bravo
                """
        )
    }
}
