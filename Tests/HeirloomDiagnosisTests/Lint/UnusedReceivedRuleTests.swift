import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Warns about a received property that its type does not use; types built below receive the value from above anyway.
@Suite struct UnusedReceivedRuleTests {
    /// An `Alarm` with the given head, which receives a clock as the given property.
    private static func alarm(
        _ head: String = "struct Alarm: Instantiable",
        _ property: String = "@Received private let 1️⃣clock: Clock",
        members: String = "",
        behind: String = ""
    ) -> String {
        """
        //: App/App.swift
        @Instantiable
        struct Clock: Instantiable, Hashable {}
        @Instantiable
        \(head) {
            \(property)
            \(members)
        }
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let clock: Clock
            @Instantiated let alarm: Alarm
        }
        \(behind)
        """
    }

    private static let warning = """
        1️⃣ warning: 'Alarm' receives 'clock: Clock' but does not use it [unused-received]
        1️⃣ note: remove it: types below 'Alarm' can still receive it
        """

    @Test func unusedReceivedPropertiesAreReported() {
        #expect(warnings(of: Self.alarm()) == Self.warning)
        #expect(warnings(of: Self.alarm("final class Alarm: Instantiable")) == Self.warning)
        #expect(warnings(of: Self.alarm("actor Alarm: Instantiable")) == Self.warning)
    }

    @Test func usedAndVisiblePropertiesAreNotReported() {
        #expect(warnings(of: Self.alarm(members: "var now: Int { clock.hashValue }")) == "")
        #expect(warnings(of: Self.alarm("struct Alarm: Instantiable", "@Received let clock: Clock")) == "")
    }

    @Test func optionalDependenciesAreReportedToo() {
        let optional = "@Received(onlyIfAvailable: true) private let 1️⃣clock: Clock?"
        #expect(
            warnings(of: Self.alarm("struct Alarm: Instantiable", optional)) == """
                1️⃣ warning: 'Alarm' receives 'clock: Clock?' but does not use it [unused-received]
                1️⃣ note: remove it: types below 'Alarm' can still receive it
                """
        )
    }

    @Test(arguments: [
        "struct Alarm: Instantiable, Hashable", "struct Alarm: Instantiable, Timed",
        "struct Alarm: Instantiable, Described & Codes", "struct Alarm: Instantiable, Unread",
        "@Recorded struct Alarm: Instantiable", "final class Alarm: Instantiable, Codable",
        "struct Alarm: Instantiable, Error",
    ])
    func propertiesThatTheCompilerOrAMacroMayUseAreNotReported(head: String) {
        let others = """
            protocol Timed: Comparable {}
            typealias Codes = Codable
            protocol Described {}
            """
        #expect(warnings(of: Self.alarm(head, behind: others)) == "")
    }

    @Test(arguments: [
        "final class Alarm: Instantiable, Hashable", "struct Alarm: Instantiable, Described",
        "struct Alarm: Instantiable, Sendable, CustomStringConvertible",
        "final class Alarm: Instantiable, Unread", "@frozen struct Alarm: Instantiable",
    ])
    func otherConformancesDoNotCountAsUses(head: String) {
        #expect(warnings(of: Self.alarm(head, behind: "protocol Described {}")) == Self.warning)
    }

    @Test func conformancesInExtensionsOfTheFileMayUseProperties() {
        #expect(warnings(of: Self.alarm(behind: "extension Alarm: Equatable {}")) == "")
        #expect(
            warnings(of: Self.alarm(behind: "//: App/Other.swift\nextension Alarm: Described {}"))
                == Self.warning
        )
    }

    @Test func commentsSilenceTheWarning() {
        let ignored = "@Received private let clock: Clock  // heirloom-ignore: unused-received"
        #expect(warnings(of: Self.alarm("struct Alarm: Instantiable", ignored)) == "")
        let other = "@Received private let 1️⃣clock: Clock  // heirloom-ignore: built-twice"
        #expect(warnings(of: Self.alarm("struct Alarm: Instantiable", other)) == Self.warning)
    }

    @Test func modulesThatRunThePluginReportTheirOwnWarnings() {
        let sources = """
            //: Time/Time.swift
            @Instantiable
            public struct Clock: Instantiable {}
            @Instantiable
            public struct Alarm: Instantiable {
                @Received private let 1️⃣clock: Clock
            }
            //: App/App.swift
            import Time
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let clock: Clock
                @Instantiated let alarm: Alarm
            }
            """
        #expect(warnings(of: sources) == Self.warning)
        #expect(warnings(of: sources) { $0.modulesWithPlugin = ["Time"] } == "")
    }

    @Test func propertiesUnusedUnderEveryConditionAreReported() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Clock: Instantiable {}
            @Instantiable
            struct Alarm: Instantiable {
                @Received private let 1️⃣clock: Clock
                #if DEBUG
                @Received private let 2️⃣log: Log
                #endif
            }
            @Instantiable
            struct Log: Instantiable {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let clock: Clock
                @Instantiated let log: Log
                @Instantiated let alarm: Alarm
            }
            """
        #expect(
            warnings(of: sources) == Self.warning + "\n" + """
                2️⃣ warning: 'Alarm' receives 'log: Log' but does not use it [unused-received]
                2️⃣ note: remove it: types below 'Alarm' can still receive it
                """
        )
    }
}
