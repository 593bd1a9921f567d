import HeirloomGraph
import Testing

/// No dependency of a scope needs itself, neither directly nor by way of its siblings.
@Suite struct SiblingsDoNotWaitForOneAnotherTests {
    @Test func siblingsThatNeedOneAnotherAreALoop() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Feature: Instantiable {
                @Forwarded let name: String
                @Instantiated let alpha: Alpha
                @Instantiated let beta: Beta
            }
            @Instantiable
            struct Alpha: Instantiable {
                @Received let beta: Beta
            }
            @Instantiable
            struct Beta: Instantiable {
                @Instantiated let gamma: Gamma
            }
            @Instantiable
            struct Gamma: Instantiable {
                @Received let alpha: Alpha
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:23: error: 'alpha' and 'beta' of 'Feature' need one another: alpha → beta → alpha [sibling-cycle]
                App/App.swift:9:19: note: 'alpha: Alpha' needs 'beta: Beta', which it receives here
                App/App.swift:17:19: note: 'beta: Beta' needs 'alpha: Alpha', which 'Gamma' below it receives here
                App/App.swift:5:23: note: to break the loop, let 'Beta' do without 'alpha: Alpha': let a third type hold what both need, or hand one to the other once both are built
                """
        )
    }

    @Test func aBuilderDoesNotCaptureItself() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Browser: Instantiable {
                @Instantiated let pageBuilder: Instantiator<Page>
            }
            @Instantiable
            struct Page: Instantiable {
                @Received let pageBuilder: Instantiator<Page>
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:23: error: 'pageBuilder: Instantiator<Page>' of 'Browser' would capture itself, because 'Page' requires it [sibling-cycle]
                App/App.swift:7:19: note: it is received here
                App/App.swift:7:19: note: to build another from within 'Page', let it make its own builder: '@Instantiated let pageBuilder: Instantiator<Page>'
                """
        )
    }

    @Test func aTypeDoesNotReceiveItselfUnderItsOwnName() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Browser: Instantiable {
                @Instantiated let logger: Logger
            }
            @Instantiable
            struct Logger: Instantiable {
                @Instantiated let file: LogFile
            }
            @Instantiable
            struct LogFile: Instantiable {
                @Received let logger: Logger
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:23: error: 'logger: Logger' of 'Browser' would receive itself, because 'LogFile' requires it [sibling-cycle]
                App/App.swift:11:19: note: it is received here
                App/App.swift:11:19: note: to break the loop, let 'LogFile' do without it: let a third type hold what both need, or hand one to the other once both are built
                """
        )
    }

    @Test func renamesDoNotGoRoundInACircle() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Browser: Instantiable {
                @Received(fulfilledByDependencyNamed: "second", ofType: Int.self) let first: Int
                @Received(fulfilledByDependencyNamed: "first", ofType: Int.self) let second: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:75: error: 'first' and 'second' of 'Browser' need one another: first → second → first [sibling-cycle]
                App/App.swift:3:75: note: 'first: Int' is 'second: Int' under another name
                App/App.swift:4:74: note: 'second: Int' is 'first: Int' under another name
                App/App.swift:4:74: note: to break the loop, take it from another dependency
                """
        )
    }

    @Test func aPropertyThatRenamesItselfIsToldOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Browser: Instantiable {
                @Received(fulfilledByDependencyNamed: "first", ofType: Int.self) let first: Int
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:3:74: error: 'first' is renamed to itself; receive it without arguments [renamed-to-itself]
                """
        )
    }
}
