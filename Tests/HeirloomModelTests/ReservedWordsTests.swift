import HeirloomModel
import Testing

/// Names are escaped if Swift would interpret them differently.
@Suite struct ReservedWordsTests {
    @Test(arguments: [
        ("user", "user"), ("default", "`default`"), ("init", "`init`"), ("self", "`self`"),
        ("two words", "`two words`"),
        ("2nd", "`2nd`"), ("été", "été"), ("_x1", "_x1"), ("a-b", "`a-b`"), ("", "``"),
        ("await", "`await`"), ("willSet", "`willSet`"), ("async", "async"),
        ("Type", "`Type`"), ("Protocol", "`Protocol`"), ("Types", "Types"),
    ])
    func localsAreEscaped(_ name: String, _ spelling: String) {
        #expect(ReservedWords.escaped(name) == spelling)
    }

    @Test(arguments: [
        ("in", "in"), ("default", "default"), ("inout", "`inout`"), ("let", "`let`"),
        ("two words", "`two words`"),
    ])
    func labelsAreEscaped(_ name: String, _ spelling: String) {
        #expect(ReservedWords.escapedLabel(name) == spelling)
    }

    @Test(arguments: [
        ("in", "in"), ("let", "let"), ("inout", "`inout`"), ("two words", "`two words`"),
    ])
    func labelsOfArgumentsAreEscaped(_ name: String, _ spelling: String) {
        #expect(ReservedWords.escapedArgumentLabel(name) == spelling)
    }

    @Test(arguments: [
        ("Self", "Self"), ("Any", "Any"), ("Type", "`Type`"), ("Protocol", "`Protocol`"), ("User", "User"),
        ("in", "`in`"),
    ])
    func typeNamesAreEscaped(_ name: String, _ spelling: String) {
        #expect(ReservedWords.escapedTypeName(name) == spelling)
    }
}
