import HeirloomModel
import Testing

@Suite struct ConditionTests {
    @Test(arguments: [
        ("DEBUG", "DEBUG"),
        (" os( iOS )||os(macOS)", "os(iOS) || os(macOS)"),
        ("A && (B || C) && A", "A && (B || C)"),
        ("A || B && C", "A || B && C"),
        ("!(A || B) && !C", "!(A || B) && !C"),
        ("!!A", "A"),
        ("((A))", "A"),
        ("canImport(Kit,_version:5.8)", "canImport(Kit, _version: 5.8)"),
        ("swift(>= 6.0)", "swift(>=6.0)"),
        ("compiler(<6)", "!compiler(>=6)"),
        ("A && true", "A"),
        ("A || true", "true"),
        ("A && !A", "false"),
        ("A /* why */ && B", "A && B"),
        ("A ?? B", "A ?? B"),
        ("(A", "(A"),
        ("", ""),
    ])
    func conditionsAreParsedAndPrinted(text: String, spelling: String) {
        #expect(Condition(text).spelling == spelling)
    }

    @Test func deeplyNestedConditionsAreASingleTest() {
        let text = String(repeating: "(", count: 100_000) + "A" + String(repeating: ")", count: 100_000)
        #expect(Condition(text) == .test(ConditionTest(name: text)))
    }

    @Test(arguments: [
        ("FLAG", "true"), ("!FLAG", "false"), ("DEBUG", "DEBUG"), ("FLAG && DEBUG", "DEBUG"),
        ("FLAG || DEBUG", "true"), ("!FLAG || DEBUG", "DEBUG"), ("os(iOS) && !FLAG", "false"),
        ("compiler(>=5.9)", "true"), ("compiler(>=6.0)", "true"), ("compiler(>=99)", "false"),
        ("compiler(<99.1)", "true"), ("compiler(>=x)", "compiler(>=x)"), ("swift(>=4)", "true"),
        ("swift(>=5.10)", "true"), ("swift(>=6)", "swift(>=6)"), ("swift(>=99)", "false"),
        ("canImport(FLAG)", "canImport(FLAG)"),
    ])
    func onlyKnownTestsAreEvaluated(text: String, settled: String) {
        let known = KnownConditions(flags: ["FLAG"])
        #expect(Condition(text).evaluated(known.answer).spelling == settled)
    }

    @Test(arguments: [
        ("A || !A", "true"), ("A && B || A && !B", "A"), ("A || !A && B", "A || B"),
        ("os(iOS) && os(macOS)", "false"), ("os(iOS) && !os(macOS)", "os(iOS)"),
        ("swift(>=6) && swift(>=5)", "swift(>=6)"), ("swift(>=5) || swift(>=6.1)", "swift(>=5)"),
        ("!(A && B)", "!A || !B"), ("A && B || A && C", "A && (B || C)"),
    ])
    func conditionsAreReducedToTheShortestEquivalent(text: String, reduced: String) {
        #expect(Condition(text).reduced.spelling == reduced)
    }

    @Test(arguments: [
        ([], 1), (["A"], 2), (["A", "B"], 4), (["os(iOS)", "os(macOS)", "os(Linux)"], 4),
        (["os(iOS)", "A"], 4), (["compiler(>=6.1)", "compiler(>=6.2)"], 3),
        (["os(iOS)", "targetEnvironment(macCatalyst)"], 3),
        (["targetEnvironment(macCatalyst)", "os(macOS)"], 3),
        (["targetEnvironment(macCatalyst)", "targetEnvironment(simulator)"], 3),
        (["targetEnvironment(simulator)", "os(Linux)", "os(tvOS)"], 5),
        (["A", "B", "C", "D", "E", "F"], 64),
        (["A", "B", "C", "D", "E", "F", "G"], nil),
    ])
    func configurationsAreThePossibleCombinationsOfTests(texts: [String], count: Int?) {
        #expect(BuildConfigurations(texts.flatMap { Condition($0).tests })?.indices.count == count)
    }

    @Test(arguments: [
        ("aabb", ["#if A", "#else"]), ("abab", ["#if B", "#else"]), ("aaab", ["#if A || B", "#else"]),
        ("aaaa", [nil]), ("a---", ["#if A && B"]), ("abcc", ["#if A && B", "#elseif A", "#else"]),
        ("-aab", ["#if A && !B || !A && B", "#elseif !A"]), ("--ab", ["#if !A && B", "#elseif !A"]),
    ])
    func differencesHaveTheConditionThatDistinguishesThem(
        values: String,
        directives: [String?]
    ) throws {
        let configurations = try #require(BuildConfigurations(Condition("A && B").tests))
        let characters = Array(values)
        let alternatives = Alternatives(among: Set(configurations.indices), of: configurations) {
            configuration in
            characters[configuration] == "-" ? nil : characters[configuration]
        }
        #expect(alternatives.directives.openings == directives)
    }
}
