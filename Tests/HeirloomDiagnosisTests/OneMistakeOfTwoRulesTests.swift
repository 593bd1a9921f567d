import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A mistake that breaks two rules gets one error.
@Suite struct OneMistakeOfTwoRulesTests {
    @Test func whatClosesACycleIsBuiltOnDemandAnyway() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Screen: Instantiable {
                @Forwarded let user: String
                @Instantiated let 1️⃣profile: Profile
            }
            @Instantiable
            final class Profile: Instantiable {
                @Instantiated let 2️⃣screen: Screen
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let screens: Instantiator<Screen>
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: building 'Screen' never ends: Screen → Profile → Screen [instantiation-cycle]
                1️⃣ note: 'Screen' builds 'Profile' here
                2️⃣ note: 'Profile' builds 'Screen' here
                2️⃣ note: to break the cycle, build it on demand: '@Instantiated let screenBuilder: Instantiator<Screen>'
                """
        )
    }

    @Test func aLifetimeWithParametersIsOneMistake() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Settings: Instantiable {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated(lifetime: .lazy) let 1️⃣settings: (_ id: Int) -> Settings
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: '.lazy' keeps one value, but 'settings: (_ id: Int) -> Settings' has parameters, which may differ in every call [lifetime-without-function]
                1️⃣ note: write '() -> Settings'
                """
        )
    }

    @Test func contradictionsOfDoublesAndRenamesAreReportedOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable(1️⃣isRoot: true, mockOnly: true)
            struct Page: Instantiable {
                @Instantiated let store: Store
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Received(fulfilledByDependencyNamed: "store", ofType: Store.self) let 2️⃣store: Store
            }
            @Instantiated
            struct 3️⃣Row: Instantiable {
                @Received let store: Store
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Page' cannot have both 'mockOnly: true' and 'isRoot: true': only mocks use it [contradictory-mock-only]
                2️⃣ error: 'store' is renamed to itself; use '@Received' without 'fulfilledByDependencyNamed' [renamed-to-itself]
                3️⃣ error: '@Instantiated' requires a stored property of an '@Instantiable' type, but 'Row' is a struct [stray-dependency]
                """
        )
    }

    @Test func propertiesThatCannotBeDependenciesAreReportedOnce() {
        let sources = """
            //: App/App.swift
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Received @Instantiated let 1️⃣store: Store
                @Received let 2️⃣(x, y): (Int, Int)
                @Forwarded static var 3️⃣id: Int = 3
                @Received var 4️⃣size: Int { 1 }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'store' can have only one of '@Received' and '@Instantiated' [several-dependency-attributes]
                2️⃣ error: a pattern cannot be '@Received'; declare a property for each name [unsupported-property]
                3️⃣ error: '@Forwarded' requires an instance property, but 'id' is 'static' [unsupported-property]
                4️⃣ error: '@Received' requires a stored property, but 'size' is computed [unsupported-property]
                """
        )
    }

    @Test func nothingElseIsReportedUntilAllFilesParse() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Page: Instantiable {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let page:
                @Instantiated let store: Store
            }
            //: App/Row.swift
            @Instantiable
            struct Row: Instantiable {
                @Instantiated let icon: Icon
            }
            """
        #expect(diagnostics(of: sources) == "")
    }
}
