import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A root must build every type of its module that no other module can see.
@Suite struct UnbuiltTypeRuleTests {
    private static func sources(
        _ type: String,
        members: String = "",
        rootArguments: String = "(isRoot: true)"
    ) -> String {
        """
        //: App/App.swift
        @Instantiable\(rootArguments)
        struct App: Instantiable {
            @Instantiated let clock: Clock
            \(members)
        }
        @Instantiable
        struct Clock: Instantiable {}
        protocol Showing {}
        \(type)
        """
    }

    private static let warning = """
        1️⃣ warning: 'Alarm' is '@Instantiable', but no root of 'App' builds it [unbuilt-type]
        1️⃣ note: instantiate it below a root, or remove '@Instantiable'; if it is a root, write 'isRoot: true'
        """

    @Test(arguments: [
        "@Instantiable struct 1️⃣Alarm: Instantiable {}",
        "@Instantiable struct 1️⃣Alarm: Instantiable { @Received let clock: Clock }",
        "@Instantiable struct 1️⃣Alarm: Instantiable { @Forwarded let hour: Int }",
        "@Instantiable(fulfillingAdditionalTypes: [Showing.self]) struct 1️⃣Alarm: Instantiable, Showing {}",
        "@Instantiable extension 1️⃣Alarm: Instantiable { static func instantiate() -> Alarm { Alarm() } }\nstruct Alarm {}",
        "@Instantiable struct 1️⃣Alarm: Instantiable { @Received let clock: Clock\n @Instantiated let alarmBuilder: Instantiator<Alarm> }",
    ])
    func typesThatNoRootBuildsAreReported(type: String) {
        #expect(warnings(of: Self.sources(type)) == Self.warning)
    }

    /// Of unbuilt types that build one another, only the first is reported.
    @Test func typesBuiltByAnUnbuiltTypeAreNotReported() {
        let types = """
            @Instantiable struct 1️⃣Alarm: Instantiable { @Received let clock: Clock; @Instantiated let bell: Bell }
            @Instantiable struct Bell: Instantiable {}
            """
        #expect(warnings(of: Self.sources(types)) == Self.warning)
    }

    @Test(arguments: [
        "@Instantiable public struct Alarm: Instantiable {}",
        "@Instantiable package struct Alarm: Instantiable {}",
        "@Instantiable(isRoot: false) struct Alarm: Instantiable {}",
        "@Instantiable(isRoot: true) struct Alarm: Instantiable {}",
        "@Instantiable(generateMock: true) struct Alarm: Instantiable {}",
        "@available(*, deprecated) @Instantiable struct Alarm: Instantiable {}",
        "@Instantiable struct Alarm: Instantiable {}  // heirloom-ignore: unbuilt-type",
        "@Instantiable struct Alarm: Instantiable {}\n#HeirloomConfiguration(additionalMocksToGenerate: [\"Alarm\"])",
    ])
    func typesThatOtherCodeMayBuildAreNotReported(type: String) {
        #expect(warnings(of: Self.sources(type)) == "")
    }

    @Test(arguments: [
        "@Instantiated let alarm: Alarm", "@Instantiated let makeAlarm: () -> Alarm",
        "@Instantiated({ (clock: Clock) in Alarm() }) let alarm: Alarm",
        "@Instantiated({ () -> Alarm in Alarm() }) let alarm: Alarm?",
        "@Instantiated let all: [any Showing]",
    ])
    func typesThatARootBuildsAreNotReported(member: String) {
        let alarm =
            "@Instantiable(fulfillingAdditionalTypes: [Showing.self]) struct Alarm: Instantiable, Showing {}"
        #expect(warnings(of: Self.sources(alarm, members: member)) == "")
    }

    @Test func withMarkedRootsModulesAboveMayBuildTheType() {
        let sources = Self.sources("@Instantiable struct Alarm: Instantiable {}")
        #expect(warnings(of: sources, rootMode: .marked) == "")
    }

    @Test func alternativeFulfillersAreNotReported() {
        let other = """
            @Instantiable(fulfillingAdditionalTypes: [Showing.self]) struct Face: Instantiable, Showing {}
            @Instantiable(fulfillingAdditionalTypes: [Showing.self]) struct Alarm: Instantiable, Showing {}
            """
        let member = "@Instantiated(fulfilledByType: \"Face\") let face: any Showing"
        #expect(warnings(of: Self.sources(other, members: member)) == "")
    }

    @Test func modulesWithoutARootAreNotReported() {
        let sources = Self.sources(
            "@Instantiable struct Alarm: Instantiable {}",
            rootArguments: "(isRoot: false)"
        )
        #expect(warnings(of: sources) == "")
    }

    @Test func genericTypesAreBuiltIfASpecializationIs() {
        let box = "@Instantiable struct Box<Kept>: Instantiable { @Instantiated let kept: Kept }"
        #expect(warnings(of: Self.sources(box, members: "@Instantiated let box: Box<Clock>")) == "")
    }

    @Test func droppedCandidatesAreNotReportedTwice() {
        let dropped = """
            @Instantiable struct 1️⃣Shop: Instantiable { @Instantiated let 2️⃣till: Till }
            @Instantiable struct Till: Instantiable { @Received let 3️⃣coins: Int }
            """
        #expect(
            warnings(of: Self.sources(dropped)) == """
                1️⃣ warning: no 'init()' is generated for 'Shop' because a dependency below it is missing [dropped-root]
                3️⃣ note: 'Till' receives 'coins: Int', but no type above it provides it
                1️⃣ note: if it is a root, write '@Instantiable(isRoot: true)' to see what to do; if not, write 'isRoot: false'
                """
        )
    }

    private static let package = """
        //: Time/Time.swift
        @Instantiable
        public struct Clock: Instantiable {}
        @Instantiable
        public struct 1️⃣Alarm: Instantiable { @Received let clock: Clock; @Instantiated let bell: Bell }
        @Instantiable
        public struct Bell: Instantiable {}
        @Instantiable(isRoot: true)
        struct Sundial: Instantiable { @Instantiated let shadow: Shadow }
        @Instantiable
        struct Shadow: Instantiable {}
        //: App/App.swift
        import Time
        @Instantiable(isRoot: true)
        struct App: Instantiable { @Instantiated let clock: Clock }
        @Instantiable
        public struct 2️⃣Snooze: Instantiable {}
        """

    @Test func typesOfClosedModulesAreReportedRegardlessOfTheirAccess() {
        let reported = warnings(of: Self.package) {
            $0.modulesWithPlugin = ["Time"]
            $0.closedModules = ["Time", "App"]
        }
        #expect(
            reported == """
                2️⃣ warning: 'Snooze' is '@Instantiable', but no root of 'App' builds it [unbuilt-type]
                2️⃣ note: instantiate it below a root, or remove '@Instantiable'; if it is a root, write 'isRoot: true'
                1️⃣ warning: 'Alarm' is '@Instantiable', but no root of 'App' builds it [unbuilt-type]
                1️⃣ note: instantiate it below a root, or remove '@Instantiable'; if it is a root, write 'isRoot: true'
                """
        )
        #expect(warnings(of: Self.package) == "")
    }
}
