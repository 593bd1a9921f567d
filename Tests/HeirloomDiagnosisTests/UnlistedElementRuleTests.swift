import Foundation
import HeirloomDiagnosis
import HeirloomGraphTestSupport
import HeirloomModel
import Testing

/// Warns about a type that conforms to a collected protocol without listing it, if nothing builds the type.
@Suite struct UnlistedElementRuleTests {
    /// - Parameter property: A property of the root, in addition to a database, which conforms and is built.
    private static func sources(
        _ types: String,
        property: String = "@Instantiated let 2️⃣checks: [any HealthCheck]"
    ) -> String {
        """
        //: Health/Health.swift
        public protocol HealthCheck {}
        @Instantiable(fulfillingAdditionalTypes: [HealthCheck.self])
        public struct DiskSpace: Instantiable, HealthCheck {}
        @Instantiable
        public struct Database: Instantiable, HealthCheck {}
        \(types)
        //: App/App.swift
        import Health
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            \(property)
            @Instantiated let database: Database
        }
        """
    }

    private static func warning(_ property: String = "checks: [any HealthCheck]") -> String {
        """
        1️⃣ warning: 'checks' does not collect 'Uptime', which conforms to 'HealthCheck' but does not list it [unlisted-element]
        2️⃣ note: 'App' collects '\(property)' here
        1️⃣ note: write '@Instantiable(fulfillingAdditionalTypes: [HealthCheck.self])'; to leave it out, add \
        '// heirloom-ignore: unlisted-element' at the end of the line
        """
    }

    @Test(arguments: [
        "@Instantiable public struct 1️⃣Uptime: Instantiable, HealthCheck {}",
        "@Instantiable public struct 1️⃣Uptime: Instantiable {}\nextension Uptime: HealthCheck {}",
        "public protocol Timed: HealthCheck {}\n@Instantiable public struct 1️⃣Uptime: Instantiable, Timed {}",
        """
        public struct Uptime: HealthCheck {}
        @Instantiable extension 1️⃣Uptime: Instantiable { public static func instantiate() -> Uptime { Uptime() } }
        """,
    ])
    func unbuiltConformersAreReported(type: String) {
        #expect(diagnostics(of: Self.sources(type)) == Self.warning())
    }

    @Test func conformersWithParametersAreReportedForCollectionsOfFunctions() {
        let type = """
            @Instantiable
            public struct 1️⃣Uptime: Instantiable, HealthCheck { @Forwarded let zone: String }
            """
        let functions = "@Instantiated let 2️⃣checks: [() -> any HealthCheck]"
        #expect(
            diagnostics(of: Self.sources(type, property: functions))
                == Self.warning("checks: [() -> any HealthCheck]")
        )
        // This type could not be built eagerly.
        #expect(diagnostics(of: Self.sources(type)) == "")
    }

    @Test(arguments: [
        // Decorators and composites.
        """
        @Instantiable public struct Cached: Instantiable, HealthCheck { @Received let check: any HealthCheck }
        @Instantiable public struct All: Instantiable, HealthCheck { @Instantiated let checks: [any HealthCheck] }
        """,
        "@Instantiable(mockOnly: true) public struct Uptime: Instantiable, HealthCheck { public static func mock() -> Uptime { Uptime() } }",
        "@Instantiable struct Uptime: Instantiable, HealthCheck {}",
        "public struct Uptime: HealthCheck {}",
        "@Instantiable public struct Uptime: Instantiable {}",
        "@available(*, deprecated) @Instantiable public struct Uptime: Instantiable, HealthCheck {}",
        """
        @Instantiable public struct Uptime: Instantiable, HealthCheck {}
        @Instantiable public struct Watch: Instantiable { @Instantiated let uptime: Uptime }
        """,
        """
        @Instantiable public struct Uptime: Instantiable, HealthCheck {}
        @Instantiable public struct Watch: Instantiable { @Instantiated({ Uptime() }) let uptime: Uptime }
        """,
        """
        #if DEBUG
        @Instantiable(fulfillingAdditionalTypes: [HealthCheck.self])
        #else
        @Instantiable
        #endif
        public struct Uptime: Instantiable, HealthCheck {}
        """,
    ])
    func otherTypesAreNotReported(types: String) {
        #expect(diagnostics(of: Self.sources(types)) == "")
    }

    @Test(arguments: [
        #"@Instantiated(collecting: ["DiskSpace"]) let checks: [any HealthCheck]"#,
        "@Instantiated({ (database: Database) in [database] }) let checks: [any HealthCheck]",
        #"@Instantiated(fulfilledByType: "DiskSpace") let check: any HealthCheck"#,
    ])
    func chosenElementsAreNotReported(property: String) {
        let types = "@Instantiable public struct Uptime: Instantiable, HealthCheck {}"
        #expect(diagnostics(of: Self.sources(types, property: property)) == "")
    }

    @Test func emptyCollectionsAreReportedAsErrorsInstead() {
        let sources = """
            //: App/App.swift
            protocol HealthCheck {}
            @Instantiable struct Uptime: Instantiable, HealthCheck {}
            @Instantiable(fulfillingAdditionalTypes: [HealthCheck.self])
            struct All: Instantiable, HealthCheck {
                @Instantiated(collecting: ["DiskSpace"]) let checks: [any HealthCheck]
            }
            @Instantiable struct DiskSpace: Instantiable, HealthCheck {}
            @Instantiable(isRoot: true)
            struct App: Instantiable { @Instantiated let checks: [any HealthCheck] }
            """
        let outcome = GraphResolver.resolve(ShownSources(sources).input)
        #expect(outcome.diagnostics.map(\.id) == [.nothingFulfills])
    }

    @Test func conditionalConformancesAreReportedUnderTheirCondition() {
        let types = """
            @Instantiable public struct 1️⃣Uptime: Instantiable {}
            #if DEBUG
            extension Uptime: HealthCheck {}
            #endif
            """
        let reported = Self.warning()
            .replacingOccurrences(of: " [unlisted", with: " (under '#if DEBUG') [unlisted")
        #expect(diagnostics(of: Self.sources(types)) == reported)
    }

    @Test func commentsSilenceTheWarning() {
        let types = """
            @Instantiable
            public struct Uptime: Instantiable, HealthCheck {}  // heirloom-ignore: unlisted-element
            """
        #expect(warnings(of: Self.sources(types)) == "")
    }
}
