import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// No dependency of a scope may need itself, directly or through its siblings.
@Suite struct SiblingsDoNotWaitForOneAnotherTests {
    @Test func siblingsThatNeedOneAnotherFormACycle() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Feature: Instantiable {
                @Forwarded let name: String
                @Instantiated let 1️⃣alpha: Alpha
                @Instantiated let 2️⃣beta: Beta
            }
            @Instantiable
            struct Alpha: Instantiable {
                @Received let 3️⃣beta: Beta
            }
            @Instantiable
            struct Beta: Instantiable {
                @Instantiated let gamma: Gamma
            }
            @Instantiable
            struct Gamma: Instantiable {
                @Received let 4️⃣alpha: Alpha
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'alpha' and 'beta' of 'Feature' need one another: alpha → beta → alpha [sibling-cycle]
                3️⃣ note: 'alpha: Alpha' needs 'beta: Beta', which it receives here
                4️⃣ note: 'beta: Beta' needs 'alpha: Alpha', which 'Gamma' below it receives here
                2️⃣ note: to break the loop, let 'Beta' do without 'alpha: Alpha': let a third type hold what both need, or hand one to the other once both are built
                """
        )
    }

    @Test func buildersCannotCaptureThemselves() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Browser: Instantiable {
                @Instantiated let 1️⃣pageBuilder: Instantiator<Page>
            }
            @Instantiable
            struct Page: Instantiable {
                @Received let 2️⃣pageBuilder: Instantiator<Page>
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'pageBuilder: Instantiator<Page>' of 'Browser' would capture itself, because 'Page' requires it [sibling-cycle]
                2️⃣ note: it is received here
                2️⃣ note: to build another from within 'Page', let it make its own builder: '@Instantiated let pageBuilder: Instantiator<Page>'
                """
        )
    }

    @Test func typesBuiltForAPropertyReceiveItFromAboveTheScope() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct Browser: Instantiable {
                @Instantiated let 1️⃣logger: Logger
            }
            @Instantiable
            struct Logger: Instantiable {
                @Instantiated let 3️⃣file: LogFile
            }
            @Instantiable
            struct LogFile: Instantiable {
                @Received let 2️⃣logger: Logger
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'LogFile' receives 'logger: Logger', which nothing above it provides below root 'Browser' [missing-dependency]
                1️⃣ note: 'Browser' builds 'Logger' here
                3️⃣ note: 'Logger' builds 'LogFile' here
                1️⃣ note: what is built for 'logger' of 'Browser' receives 'logger' from above 'Browser'
                2️⃣ note: to break the loop, let 'LogFile' do without it: let a third type hold what both need, or hand one to the other once both are built
                """
        )
    }

    @Test func renamesCannotFormACycle() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Browser: Instantiable {
                @Received(fulfilledByDependencyNamed: "second", ofType: Int.self) let 1️⃣first: Int
                @Received(fulfilledByDependencyNamed: "first", ofType: Int.self) let 2️⃣second: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'first' and 'second' of 'Browser' need one another: first → second → first [sibling-cycle]
                1️⃣ note: 'first: Int' is 'second: Int' under another name
                2️⃣ note: 'second: Int' is 'first: Int' under another name
                2️⃣ note: to break the loop, take it from another dependency
                """
        )
    }

    @Test func propertiesRenamedToThemselvesAreReportedOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Browser: Instantiable {
                @Received(fulfilledByDependencyNamed: "first", ofType: Int.self) let 1️⃣first: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'first' is renamed to itself; use '@Received' without 'fulfilledByDependencyNamed' [renamed-to-itself]
                """
        )
    }
}
