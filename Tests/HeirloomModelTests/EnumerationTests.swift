import HeirloomModel
import Testing

/// Lists in sentences have commas and one conjunction.
@Suite struct EnumerationTests {
    @Test(arguments: [
        ([], ""), (["a"], "'a'"), (["a", "b"], "'a' and 'b'"), (["a", "b", "c"], "'a', 'b' and 'c'"),
    ])
    func namesAreQuoted(_ names: [String], _ expected: String) {
        #expect(names.listed() == expected)
    }

    @Test(arguments: [(2, "'a' and 'b'"), (3, "'a', 'b' and 1 other"), (9, "'a', 'b' and 7 others")])
    func omittedNamesAreCounted(_ count: Int, _ expected: String) {
        #expect(["a", "b"].listed(of: count) == expected)
    }

    @Test func theConjunctionIsChosen() {
        #expect(["a", "b", "c"].listed("or") == "'a', 'b' or 'c'")
        #expect(["async", "throwing"].enumeration() == "async and throwing")
    }
}
