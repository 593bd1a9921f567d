import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Warns about a dependency that could be built further down: only one type below uses it, and that type is built
/// eagerly and once.
@Suite struct BuiltTooHighRuleTests {
    /// An app that builds a clock for `Alarm` only.
    private static func sources(
        clock: String = "@Instantiated private let 1️⃣clock: Clock",
        members: String = "@Instantiated let alarm: Alarm",
        alarm: String = "@Received let 2️⃣clock: Clock",
        types: String = "",
        access: String = "",
        clockMembers: String = "internal init() {}"
    ) -> String {
        """
        //: App/App.swift
        @Instantiable
        \(access) final class Clock: Instantiable { \(clockMembers) }
        @Instantiable
        \(access) struct Alarm: Instantiable {
            \(alarm)
        }
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            \(clock)
            \(members)
        }
        \(types)
        """
    }

    private static func warning(_ target: String = "Alarm") -> String {
        """
        1️⃣ warning: 'App' instantiates 'clock: Clock', but only '\(target)' uses it [built-too-high]
        2️⃣ note: move '@Instantiated' here
        """
    }

    private static let hand = "@Instantiable struct Hand: Instantiable { @Received let clock: Clock }"

    @Test func dependenciesOfASingleProductAreReported() {
        #expect(warnings(of: Self.sources()) == Self.warning())
        #expect(
            warnings(of: Self.sources(clock: "@Instantiated fileprivate let 1️⃣clock: Clock")) == Self.warning()
        )
    }

    @Test func dependenciesTheirUserDoesNotRetainStayWhereTheyAre() {
        for alarm in ["@Received unowned let 2️⃣clock: Clock", "@Weak @Received var 2️⃣clock: Clock"] {
            #expect(warnings(of: Self.sources(alarm: alarm)) == "", "\(alarm)")
        }
        let optional = "@Instantiated private let 1️⃣clock: Clock?"
        #expect(
            warnings(of: Self.sources(clock: optional, alarm: "@Received weak var 2️⃣clock: Clock?")) == ""
        )
    }

    @Test func theLowestTypeAboveAllUsersIsNamed() {
        let below = "@Instantiable struct Hand: Instantiable { @Received let 2️⃣clock: Clock }"
        #expect(
            warnings(of: Self.sources(alarm: "@Instantiated let hand: Hand", types: below))
                == Self.warning("Hand")
        )
        // A function may build it any number of times.
        let byName = Self.sources(alarm: "@Instantiated let makeHand: () -> Hand", types: Self.hand)
            .replacingOccurrences(of: "struct Alarm", with: "struct 2️⃣Alarm")
        #expect(warnings(of: byName) == Self.warning())
        let twice = "@Instantiated let hand: Hand; @Instantiated let other: Hand"
        let bothBelow = Self.sources(alarm: twice, types: Self.hand)
            .replacingOccurrences(of: "struct Alarm", with: "struct 2️⃣Alarm")
        #expect(warnings(of: bothBelow) == Self.warning())
    }

    @Test(arguments: [
        // Several users, or one that is built on demand, more than once, or elsewhere too.
        "@Instantiated let alarm: Alarm; @Instantiated let hand: Hand",
        "@Instantiated let makeAlarm: () -> Alarm", "@Instantiated let alarm: Instantiator<Alarm>",
        "@Instantiated let alarm: Alarm; @Instantiated let other: Alarm",
        "@Instantiated let alarms: [any Ringing]",
        "@Instantiated let alarm: Alarm; @Instantiated let tower: Tower",
        // Dependencies that the app itself uses.
        "@Instantiated let alarm: Alarm; func run() { clock.tick() }",
        "@Instantiated let alarm: Alarm; @Instantiated({ (clock: Clock) in 1 }) let hour: Int",
        "@Instantiated let alarm: Alarm; @Received(fulfilledByDependencyNamed: \"clock\", ofType: Clock.self) let timer: Clock",
    ])
    func dependenciesWhoseMoveWouldChangeTheTreeAreNotReported(members: String) {
        let types = """
            protocol Ringing {}
            @Instantiable(isRoot: false) struct Hand: Instantiable { @Received(onlyIfAvailable: true) let clock: Clock? }
            @Instantiable(isRoot: false) struct Tower: Instantiable { @Instantiated private let timer: Clock; @Received(fulfilledByDependencyNamed: \"timer\", ofType: Clock.self) let clock: Clock; @Instantiated let alarm: Alarm }
            """
        let sources = Self.sources(members: members, types: types)
            .replacingOccurrences(
                of: "@Instantiable\n struct Alarm: Instantiable",
                with:
                    "@Instantiable(fulfillingAdditionalTypes: [Ringing.self])\n struct Alarm: Instantiable, Ringing"
            )
        #expect(warnings(of: sources) == "")
    }

    @Test(arguments: [
        "@Instantiated let clock: Clock", "@Instantiated private let clock: () -> Clock",
        "@Instantiated({ Clock() }) private let clock: Clock",
        "@Instantiated private let clock: Clock  // heirloom-ignore: built-too-high",
    ])
    func otherDependenciesAreNotReported(clock: String) {
        let alarm =
            clock.contains("() ->") ? "@Received let clock: () -> Clock" : "@Received let clock: Clock"
        #expect(warnings(of: Self.sources(clock: clock, alarm: alarm)) == "")
    }

    @Test func theMovedDependencyMustReceiveTheSameValues() {
        let spring = "@Instantiable final class Spring: Instantiable { init() {} }"
        let members = "@Instantiated let alarm: Alarm; @Instantiated let spring: Spring"
        let needs = "@Received let spring: Spring"
        #expect(
            warnings(of: Self.sources(members: members, types: spring, clockMembers: needs)) == Self.warning()
        )
        // The alarm has a `spring`, but a different one.
        let shadowed = Self.sources(
            members: members,
            alarm: "@Received let clock: Clock; @Forwarded let spring: Spring",
            types: spring,
            clockMembers: needs
        )
        .replacingOccurrences(of: "let alarm: Alarm", with: "let alarm: (_ spring: Spring) -> Alarm")
        #expect(warnings(of: shadowed) == "")
        let local = members.replacingOccurrences(
            of: "@Instantiated let spring",
            with: "@Instantiated(isLocal: true) let spring"
        )
        #expect(warnings(of: Self.sources(members: local, types: spring, clockMembers: needs)) == "")
    }

    @Test func dependenciesThatADecoratorWrapsAreReportedOnlyUnderAnotherLabel() {
        let client = "@Instantiated(fulfilledByType: \"Retry\") let client: any Client"
        func warned(plain: String, takes: String, screen: String = client) -> String {
            warnings(
                of: """
                    //: App/App.swift
                    protocol Client {}
                    @Instantiable(isRoot: false, fulfillingAdditionalTypes: [Client.self])
                    final class Plain: Instantiable, Client { init() {} }
                    @Instantiable(isRoot: false)
                    final class Retry: Instantiable, Client { \(takes) }
                    @Instantiable
                    struct Screen: Instantiable { \(screen) }
                    @Instantiable(isRoot: true)
                    struct App: Instantiable {
                        \(plain)
                        @Instantiated let screen: Screen
                    }
                    """
            )
        }
        #expect(
            warned(
                plain: "@Instantiated private let client: any Client",
                takes: "@Received let client: any Client"
            ) == ""
        )
        #expect(
            warned(
                plain: "@Instantiated private let plain: Plain",
                takes: "@Received let plain: Plain"
            ).contains("but only 'Screen' uses it")
        )
        // `isLocal` states that the dependency belongs here.
        #expect(
            warned(
                plain: "@Instantiated(isLocal: true) private let plain: Plain; \(client)",
                takes: "@Received let plain: Plain",
                screen: ""
            ) == ""
        )
    }

    @Test func dependenciesUnusedBelowAreNotToBeMovedThere() {
        let sources = Self.sources(alarm: "@Received private let 2️⃣clock: Clock")
        let reported = warnings(of: sources)
        #expect(reported.contains("unused-received") && !reported.contains("built-too-high"))
    }

    @Test func publicTypesMayBeBuiltByModulesAbove() {
        let sources = Self.sources(access: "public")
        #expect(warnings(of: sources) == Self.warning())
        #expect(warnings(of: sources, rootMode: .marked) == "")
        #expect(warnings(of: Self.sources(), rootMode: .marked) == Self.warning())
    }

    @Test func dependenciesOfTypesInOtherModulesAreNotReported() {
        let sources = """
            //: Time/Time.swift
            @Instantiable
            public final class Clock: Instantiable { public init() {} }
            @Instantiable
            public struct Alarm: Instantiable { @Received let clock: Clock }
            //: App/App.swift
            import Time
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated private let clock: Clock
                @Instantiated let alarm: Alarm
            }
            """
        #expect(warnings(of: sources) == "")
    }
}
