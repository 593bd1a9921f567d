import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Warns about an instantiated property that neither its type, nor a sibling, nor anything built below uses.
@Suite struct UnusedInstantiatedRuleTests {
    /// An app that instantiates a clock without using it, with additional members and types.
    private static func app(
        _ property: String = "@Instantiated private let 1️⃣clock: Clock",
        members: String = "",
        types: String = "",
        head: String = "@Instantiable(isRoot: true) struct App: Instantiable"
    ) -> String {
        """
        //: App/App.swift
        @Instantiable
        final class Clock: Instantiable { init() {} }
        \(head) {
            \(property)
            \(members)
        }
        \(types)
        """
    }

    private static let warning = """
        1️⃣ warning: 'App' instantiates 'clock: Clock', but neither uses it nor builds anything that receives it [unused-instantiated]
        1️⃣ note: remove it; if building it is the purpose, add '// heirloom-ignore: unused-instantiated' at the end of the line
        """

    @Test func unusedInstantiatedPropertiesAreReported() {
        #expect(warnings(of: Self.app()) == Self.warning)
        // A different label, and a different type.
        #expect(
            warnings(
                of: Self.app(
                    members: "@Instantiated let alarm: Alarm; @Instantiated let timer: Clock",
                    types: """
                        @Instantiable struct Alarm: Instantiable {
                            @Received let timer: Clock
                            @Received(onlyIfAvailable: true) let clock: Int?
                        }
                        """
                )
            ) == Self.warning
        )
    }

    @Test func buildersAreReportedToo() {
        #expect(
            warnings(of: Self.app("@Instantiated private let 1️⃣clock: () -> Clock")) == """
                1️⃣ warning: 'App' instantiates 'clock: () -> Clock', but neither uses it nor builds anything that receives it [unused-instantiated]
                1️⃣ note: remove it; if building it is the purpose, add '// heirloom-ignore: unused-instantiated' at the end of the line
                """
        )
    }

    @Test(arguments: [
        "@Received let clock: Clock", "@Received(onlyIfAvailable: true) let clock: Clock?",
        "@Received(fulfilledByDependencyNamed: \"clock\", ofType: Clock.self) let timer: Clock",
        "@Instantiated let hand: Hand", "@Instantiated let makeHand: () -> Hand",
        "@Instantiated({ (clock: Clock) in Face(clock) }) let face: Face",
    ])
    func propertiesUsedBelowAreNotReported(property: String) {
        // Two alarms, so that nothing could be built further down.
        let types = """
            @Instantiable struct Alarm: Instantiable { \(property) }
            @Instantiable struct Hand: Instantiable { @Received let clock: Clock }
            struct Face {}
            """
        let members = "@Instantiated let alarm: Alarm; @Instantiated let makeAlarm: () -> Alarm"
        let unbuilt = types.replacingOccurrences(
            of: "@Instantiable struct Hand",
            with: "@Instantiable(isRoot: false) struct Hand"
        )
        #expect(warnings(of: Self.app(members: members, types: unbuilt)) == "")
    }

    @Test(arguments: [
        "@Received(fulfilledByDependencyNamed: \"clock\", ofType: Clock.self) let timer: Clock",
        "@Instantiated({ (clock: Clock) in Face(clock) }) let face: Face",
    ])
    func propertiesUsedByASiblingAreNotReported(member: String) {
        #expect(warnings(of: Self.app(members: member, types: "struct Face {}")) == "")
    }

    @Test func usedAndVisiblePropertiesAreNotReported() {
        #expect(warnings(of: Self.app(members: "func run() { clock.tick() }")) == "")
        #expect(warnings(of: Self.app("@Instantiated let clock: Clock")) == "")
        #expect(
            warnings(
                of: Self.app(
                    "@Instantiated private let clock: Clock  // heirloom-ignore: unused-instantiated"
                )
            )
                == ""
        )
    }

    /// A module's own run does not know all elements of the collections below its types.
    @Test func propertiesThatCollectionsMayUseAreNotReported() {
        let library = """
            //: Core/Core.swift
            public protocol Plugin {}
            @Instantiable(fulfillingAdditionalTypes: [Plugin.self])
            public final class Log: Plugin, Instantiable { public init() {} }
            @Instantiable(isRoot: false)
            public struct Menu: Instantiable {
                @Instantiated private let 1️⃣prefix: Prefix
                @Instantiated let plugins: [any Plugin]
            }
            @Instantiable
            public final class Prefix: Instantiable { public init() {} }
            """
        #expect(warnings(of: library) == "")
        let withoutCollection = library.replacingOccurrences(
            of: "@Instantiated let plugins: [any Plugin]",
            with: ""
        )
        let warning = Self.warning.replacingOccurrences(of: "App", with: "Menu")
            .replacingOccurrences(of: "clock: Clock", with: "prefix: Prefix")
        #expect(warnings(of: withoutCollection) == warning)
        let root = "\n@Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let menu: Menu }"
        #expect(warnings(of: library + root) == warning)
        let app = root.replacingOccurrences(of: "\n@", with: "\n//: App/App.swift\nimport Core\n@")
        let user =
            "\n@Instantiable(fulfillingAdditionalTypes: [Plugin.self]) struct Export: Plugin, Instantiable {"
            + " @Received let prefix: Prefix }"
        #expect(warnings(of: library + app + user) == "")
    }

    @Test func propertiesUnusedUnderEveryConditionAreReported() {
        let conditional = """
            #if DEBUG
            @Instantiated let alarm: Alarm
            @Instantiated let other: Alarm
            #endif
            """
        let alarm = "@Instantiable struct Alarm: Instantiable { @Received let clock: Clock }"
        #expect(warnings(of: Self.app(members: conditional, types: alarm)) == "")
        let deaf = alarm.replacingOccurrences(of: "@Received let clock: Clock", with: "")
        #expect(warnings(of: Self.app(members: conditional, types: deaf)) == Self.warning)
    }

    @Test func genericTypesAreReportedOnceIfEverySpecializationLeavesThePropertyUnused() {
        func sources(_ second: String) -> String {
            """
            //: App/App.swift
            protocol Store {}
            @Instantiable final class Memory: Instantiable, Store { init() {} }
            @Instantiable final class Disk: Instantiable, Store { @Received(onlyIfAvailable: true) let clock: Clock? }
            @Instantiable final class Clock: Instantiable { init() {} }
            @Instantiable struct Box<Kept: Store>: Instantiable {
                @Instantiated private let 1️⃣clock: Clock
                @Instantiated let first: Kept
                @Instantiated let second: Kept
            }
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Instantiated let memories: Box<Memory>
                @Instantiated let others: Box<\(second)>
                @Instantiated let disk: Disk
            }
            """
        }
        #expect(warnings(of: sources("Memory")) == Self.warning.replacingOccurrences(of: "App", with: "Box"))
        #expect(warnings(of: sources("Disk")) == "")
    }
}
