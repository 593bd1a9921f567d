import HeirloomLocalDiagnosis
import Testing

/// A problem that affects only some builds names their condition.
@Suite struct ConditionsOfProblemsTests {
    @Test(arguments: [
        ("swift(>=6)", "!swift(>=6)"),
        ("os(iOS)", "!os(iOS)"),
        ("canImport(UIKit)", "!canImport(UIKit)"),
        ("hasFeature(StrictMemorySafety)", "!hasFeature(StrictMemorySafety)"),
        ("hasAttribute(retroactive)", "!hasAttribute(retroactive)"),
        ("targetEnvironment(simulator)", "!targetEnvironment(simulator)"),
        ("FLAG", "!FLAG"),
        ("!FLAG", "FLAG"),
        ("FLAG && os(iOS)", "!FLAG || !os(iOS)"),
        ("FLAG || DEBUG", "!FLAG && !DEBUG"),
        ("compiler(>=6) && FLAG", "!FLAG"),
        ("true && FLAG", "!FLAG"),
        ("FLAG\n#if DEBUG\n@Instantiated\n#endif\n#else", "!FLAG || !DEBUG"),
    ])
    func attributesUnderAFailingConditionDoNotCount(_ condition: String, _ opposite: String) {
        let attribute = condition.hasSuffix("#else") ? "" : "\n@Instantiated"
        let reported = Self.diagnostics("#if \(condition)\(attribute)\n#endif\nlet session: Session")
        #expect(reported == ["\(Self.lack(of: "session")) (under '#if \(opposite)')"])
    }

    @Test(arguments: ["compiler(>=6)", "swift(>=4)", "true", "compiler(>=6) || FLAG", "!false"])
    func conditionsKnownToHoldCountAsNoCondition(_ condition: String) {
        #expect(Self.diagnostics("#if \(condition)\n@Instantiated\n#endif\nlet session: Session") == [])
    }

    @Test(arguments: ["compiler(<6)", "false", "swift(<4)", "false && FLAG"])
    func conditionsKnownToFailAreAProblemInEveryBuild(_ condition: String) {
        #expect(
            Self.diagnostics("#if \(condition)\n@Instantiated\n#endif\nlet session: Session") == [
                Self.lack(of: "session")
            ]
        )
    }

    @Test func problemsOfEveryBuildNameNoCondition() {
        let reported = Self.diagnostics("#if DEBUG\n@Instantiated let log: Log\n#endif\nlet port: Int")
        #expect(reported == [Self.lack(of: "port")])
    }

    private static func lack(of label: String) -> String {
        "'\(label)' has no value; mark it '@Received', '@Instantiated' or '@Forwarded', or write an initializer for 'Root'"
    }

    private static func diagnostics(_ members: String) -> [String] {
        let source = "import Heirloom\n@Instantiable\nstruct Root: Instantiable {\n\(members)\n}\n"
        return FileSummarizer.summary(ofFileAt: "Root.swift", source: Array(source.utf8)).diagnostics
            .map(\.statement)
    }
}
