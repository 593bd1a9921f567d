import HeirloomLocalDiagnosis
import HeirloomModel
import Testing

/// A dependency is unused if no other file can name it, and its own file only declares and stores it.
@Suite struct UnusedPropertiesTests {
    /// Returns the labels of unused dependencies.
    private static func unused(in source: String) -> [String] {
        FileSummarizer.summary(ofFileAt: "A.swift", source: Array(source.utf8))
            .instantiables.flatMap(\.dependencies).filter(\.isUnused).map(\.label)
    }

    /// Whether a property `clock` is unused, in a type with further members and a file with further declarations.
    private static func isUnused(
        _ property: String = "@Received private let clock: Clock",
        members: String = "",
        behind: String = ""
    ) -> Bool {
        let source = """
            import Heirloom
            @Instantiable
            final class Alarm: Instantiable {
                \(property)
                \(members)
            }
            \(behind)

            """
        return !unused(in: source).isEmpty
    }

    @Test(arguments: [
        "@Received private let clock: Clock", "@Received fileprivate let clock: Clock",
        "@Instantiated private let clock: Clock", "@Forwarded private let clock: Clock",
        "@Instantiated(fulfilledByType: \"SystemClock\") private let clock: any Clock",
        "private @Received let clock: Clock", "@Received\n    private let clock: Clock  // the clock",
        "/// The clock.\n    @Received private let clock: Clock", "@Received private let `clock`: Clock",
    ])
    func propertiesThatOnlyTheirFileCanNameMayBeUnused(property: String) {
        #expect(Self.isUnused(property))
        #expect(!Self.isUnused(property, members: "func ring() { clock.stop() }"))
    }

    @Test(arguments: [
        "@Received let clock: Clock", "@Received public let clock: Clock",
        "@Received package let clock: Clock",
        "@Received internal let clock: Clock", "@Published @Received private var clock: Clock",
        "@Received @ObservationIgnored private let clock: Clock",
        "@Received private var clock: Clock { didSet { restart() } }",
        "@Received public private(set) var clock: Clock",
    ])
    func propertiesVisibleElsewhereAreNotUnused(property: String) {
        #expect(!Self.isUnused(property))
    }

    @Test(arguments: [
        "func ring() { self.clock.stop() }", "func ring() { $clock.stop() }", "func ring() { _clock.stop() }",
        "let path = \\Alarm.clock", "func ring() { print(\"at \\(clock)\") }",
        "func ring() { `clock`.stop() }",
        "func ring() { let clock = 1; print(clock) }", "#watch(clock)", "struct Face { let clock: Clock }",
        "#if DEBUG\nfunc ring() { clock.stop() }\n#endif", "func ring() { /* clock */ }",
        "@Instantiated({ (clock: Clock) in Face(clock) }) let face: Face",
        "init(clock: Clock) { self.clock = clock; clock.start() }",
        "init(clock: Clock) { self.clock = clock.copy() }",
        "init(of clock: Clock) { self.clock = Clock(clock) }",
        "let text = \"\"\"\n// \\(clock)\n\"\"\"", "lazy var url = \"http://\" + clock.name",
        "func ring() { /* // */ clock.stop() }", "func ring() { match(/\\//, clock) }",
    ])
    func everyPossibleMentionIsAUse(member: String) {
        #expect(!Self.isUnused(members: member))
    }

    @Test(arguments: [
        "init(clock: Clock) { self.clock = clock }", "init(clock: Clock) {\n self.clock = clock\n}",
        "init(at clock: Clock) { self.clock = clock; start() }", "// stops the clock",
        "func ring() {}  // stops the clock",
        "/// What `clock` shows.\nfunc ring() {}", "func ring() { clocks.stop(); aclock = o_clock }",
        "init(clock: Clock) {\r\n self.clock = clock\r\n}",
    ])
    func storingOrDocumentingAPropertyIsNoUse(member: String) {
        #expect(Self.isUnused(members: member))
    }

    @Test func extensionsInTheFileMayUsePrivateProperties() {
        #expect(!Self.isUnused(behind: "extension Alarm { func ring() { clock.stop() } }"))
        #expect(!Self.isUnused(behind: "#if DEBUG\nextension Alarm { func ring() { clock.stop() } }\n#endif"))
        #expect(!Self.isUnused(behind: "extension Outer.Alarm { func ring() { clock.stop() } }"))
    }

    @Test func otherTypesInTheFileMayOnlyUseFileprivateProperties() {
        let other = "struct Other { func ring(_ alarm: Alarm) { alarm.clock.stop() } }"
        #expect(Self.isUnused(behind: other))
        #expect(!Self.isUnused("@Received fileprivate let clock: Clock", behind: other))
        #expect(Self.isUnused("@Received fileprivate let clock: Clock", behind: "let clock = 1"))
    }

    @Test func protocolsInTheFileMayRequireFileprivateProperties() {
        let timed = "private protocol Timed { var clock: Clock { get } }\nextension Alarm: Timed {}"
        #expect(!Self.isUnused("@Received fileprivate let clock: Clock", behind: timed))
        #expect(Self.isUnused(behind: timed))
    }

    @Test(arguments: [
        "print(self)", "print(\"at\", self)", "dump( self )", "_ = Mirror(reflecting: self)",
        "_ = String(describing: self)", "log(\"\\(self)\")",
    ])
    func inspectingTheWholeObjectMayUseTheProperty(statement: String) {
        #expect(!Self.isUnused(members: "func ring() { \(statement) }"))
        #expect(!Self.isUnused(behind: "extension Alarm { func ring() { \(statement) } }"))
    }

    @Test(arguments: [
        "child.delegate = self", "print(self.name)", "Child(parent: self)", "run { [weak self] in }",
        "run { [self] in }", "let copy = self", "print(1)  // print(self)", "print(myself)",
    ])
    func otherUsesOfSelfAreNoUses(statement: String) {
        #expect(Self.isUnused(members: "func ring() { \(statement) }"))
    }

    @Test func typesAreCheckedSeparately() {
        let source = """
            import Heirloom
            @Instantiable
            struct A: Instantiable {
                @Received private let clock: Clock
                @Received private let log: Log
                func run() { log.note() }
            }
            @Instantiable
            struct B: Instantiable {
                @Received private let clock: Clock
                @Received private let log: Log
                func run() { clock.tick() }
                #if DEBUG
                @Received private let probe: Probe
                #endif
            }
            """
        // The alternatives with the probe and without it.
        #expect(Self.unused(in: source) == ["clock", "log", "probe", "log"])
    }
}
