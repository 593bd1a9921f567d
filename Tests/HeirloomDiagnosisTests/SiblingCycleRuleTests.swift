import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// No dependency of a scope may need itself, directly or through its siblings.
@Suite struct SiblingCycleRuleTests {
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
                1️⃣ error: 'alpha' and 'beta' of 'Feature' depend on each other: alpha → beta → alpha [sibling-cycle]
                3️⃣ note: 'alpha: Alpha' receives 'beta: Beta' here
                4️⃣ note: 'Gamma' below 'beta: Beta' receives 'alpha: Alpha' here
                2️⃣ note: to break the cycle, remove 'alpha: Alpha' from 'Beta': move the shared parts to a third type, or pass one to the other after both are built
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
                2️⃣ error: 'LogFile' receives 'logger: Logger', but no type above it provides it (root 'Browser') [missing-dependency]
                1️⃣ note: 'Browser' builds 'Logger' here
                3️⃣ note: 'Logger' builds 'LogFile' here
                1️⃣ note: 'Logger' is built for 'logger' of 'Browser', so it receives 'logger' from above 'Browser'
                2️⃣ note: to break the cycle, remove it from 'LogFile': move the shared parts to a third type, or pass one to the other after both are built
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
                1️⃣ error: 'first' and 'second' of 'Browser' depend on each other: first → second → first [sibling-cycle]
                1️⃣ note: 'first: Int' is 'second: Int' under another name
                2️⃣ note: 'second: Int' is 'first: Int' under another name
                2️⃣ note: to break the cycle, take it from another dependency
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

    @Test func theElementThatClosesACycleIsNamed() {
        let sources = """
            //: App/App.swift
            protocol Job {}
            @Instantiable(fulfillingAdditionalTypes: [Job.self])
            struct CleanUp: Instantiable, Job {}
            @Instantiable(fulfillingAdditionalTypes: [Job.self])
            struct Mailing: Instantiable, Job {
                @Received let 1️⃣sender: Sender
            }
            @Instantiable
            struct Sender: Instantiable {
                @Received let 2️⃣jobs: [any Job]
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 3️⃣sender: Sender
                @Instantiated let 4️⃣jobs: [any Job]
            }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: 'sender' and 'jobs' of 'App' depend on each other: sender → jobs → sender [sibling-cycle]
                2️⃣ note: 'sender: Sender' receives 'jobs: [any Job]' here
                1️⃣ note: 'jobs: [any Job]' receives 'sender: Sender' here
                4️⃣ note: to break the cycle, remove 'sender: Sender' from 'Mailing': move the shared parts to a third type, or pass one to the other after both are built
                """
        )
    }
}
