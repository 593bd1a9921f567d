import HeirloomGraph
import Testing

/// Optional dependencies: their suppliers, and when they are `nil`.
@Suite struct OnlyIfAvailableTests {
    @Test func unprovidedOptionalDependenciesAreNotRequired() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: List
            }
            @Instantiable
            struct List: Instantiable {
                @Instantiated let row: Row
            }
            @Instantiable
            struct Row: Instantiable {
                @Received(onlyIfAvailable: true) let user: User?
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.NotesApp
                  list: App.List = App.List
                App.List
                  row: App.Row = App.Row
                App.Row
                  received user: User?
                """
        )
    }

    @Test func optionalDependenciesAreSuppliedByTheNearestProviderOrNil() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct User: Instantiable {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let list: List
                @Instantiated let loggedIn: LoggedIn
            }
            @Instantiable
            struct LoggedIn: Instantiable {
                @Instantiated let list: List
                @Instantiated let user: User?
            }
            @Instantiable
            struct List: Instantiable {
                @Instantiated let row: Row
            }
            @Instantiable
            struct Row: Instantiable {
                @Received(onlyIfAvailable: true) let user: Optional<User>
                @Received(fulfilledByDependencyNamed: "user", ofType: User.self, onlyIfAvailable: true) let owner: User?
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.User
                App.NotesApp
                  requires user: App.User if available
                  list: App.List = App.List
                    user: App.User if available from user: App.User if available above
                  loggedIn: App.LoggedIn = App.LoggedIn
                App.LoggedIn
                  user: App.User? = App.User
                  list: App.List = App.List
                    user: App.User if available from own user
                App.List
                  requires user: App.User if available
                  row: App.Row = App.Row
                    user: App.User if available from user: App.User if available above
                App.Row
                  requires user: App.User if available
                  received user: Optional<App.User>
                  owner: App.User? = user: App.User if available above
                """
        )
    }

    @Test func requiredDependenciesWinOverOptionalOnes() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct User: Instantiable {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let user: User
                @Instantiated let list: List
            }
            @Instantiable
            struct List: Instantiable {
                @Instantiated let row: Row
                @Instantiated let header: Header
            }
            @Instantiable
            struct Header: Instantiable {
                @Received let user: User
            }
            @Instantiable
            struct Row: Instantiable {
                @Received(onlyIfAvailable: true) let user: User?
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.User
                App.NotesApp
                  user: App.User = App.User
                  list: App.List = App.List
                    user: App.User from own user
                App.List
                  requires user: App.User
                  row: App.Row = App.Row
                    user: App.User if available from user: App.User above
                  header: App.Header = App.Header
                    user: App.User from user: App.User above
                App.Header
                  requires user: App.User
                  received user: App.User
                App.Row
                  requires user: App.User if available
                  received user: App.User?
                """
        )
    }

    @Test func optionalDependenciesOrderSiblings() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct User: Instantiable {}
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let row: Row
                @Instantiated let user: User
            }
            @Instantiable
            struct Row: Instantiable {
                @Received(onlyIfAvailable: true) let user: User?
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.User
                App.NotesApp
                  user: App.User = App.User
                  row: App.Row = App.Row
                    user: App.User if available from own user
                App.Row
                  requires user: App.User if available
                  received user: App.User?
                """
        )
    }
}
