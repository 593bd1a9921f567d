import HeirloomModel
import Testing

@testable import HeirloomSyntax

/// However a text nests and whatever it leaves open, each byte and each token is looked at a few times at most.
///
/// What is read on is read once. What the lexer looks at beside that, to find an end that may not come, and what the
/// parser reads in vain is counted, and neither may be more than a few times the text.
@Suite struct OperationCountTests {
    private static let count = 10_000

    private static func times(_ text: String) -> String {
        String(repeating: text, count: count)
    }

    /// How many times the text the lexer looks at beside what it reads on, and how many times its tokens the
    /// parser reads in vain, both rounded up.
    private func excess(_ source: String, _ wanted: WantedDeclarations) -> [Int] {
        let lexed = LexedSource(Array(source.utf8))
        var parser = DeclarationParser(lexed, wanting: wanted)
        _ = parser.parseFile()
        return [
            (lexed.soughtBytes + lexed.byteCount - 1) / lexed.byteCount,
            (parser.tokensReadInVain + lexed.tokenCount - 1) / lexed.tokenCount,
        ]
    }

    // Apart from the attribute: Swift 6.0 crashes on an interpolation there.
    private static let nested = [
        "let x = \(times("["))\(times("]"))", "func f() \(times("{ ("))\(times(") }"))",
        "func f() \(times("{"))\(times("}"))", "let x = \(times("\"\\("))1\(times(")\""))",
        "func f() { \(times("\"\\("))1\(times(")\"")) }", "\(times("/*"))\(times("*/"))",
        "func f() { \(times("/*"))\(times("*/")) }", "let x = \(times("A<"))B\(times(">"))()",
        "let x: \(times("A<"))B\(times(">"))", "var x: \(times("(A) -> "))B",
        "func f() -> \(times("["))A\(times("]"))",
        "func f\(times("<A: B"))() {}",
        "\(times("#if swift(>=999)\n"))\(times(")\n#endif\n"))",
        "func f() { \(times("#if swift(>=999)\n"))\(times(")\n#endif\n")) }",
    ]

    @Test(arguments: nested)
    func whatNestsIsReadOnce(source: String) {
        for wanted in WantedDeclarations.allCases {
            let excess = excess(source, wanted)
            #expect(excess[0] <= 2 && excess[1] <= 2, "\(excess) of \(source.prefix(40))")
        }
    }

    @Test(arguments: [
        "(", "[", "{", "func f() {", "func f() { (", "\"\\(", "\"\"\"\n", "#\"", "#\"\"\"\\#(", "/*", "/a ",
        "(/", "#/a",
        "<#", "`", "`a\n", "#if A\n", "@A(", "@A", "A<b, ", "let x: A<", "let x = a<", "a<b>(", "func f(",
        "func f<",
        "func f() -> ", "struct S<", "struct S: (", "init(", "let a: (b: ", "case ", "case a(",
        "var x { didSet {",
        "func f() { \"\\(", "func f() { `", "func f() { \"\"\"\n", "func f() { /*", "func f() { /a",
        "{ #if A\n", "#if compiler(>=999)\n", "#if compiler(>=999)\n)\n", "#if swift(>=999)\n#/\n#endif\n",
        "#if swift(>=999)\n\"\\(\n#endif\n", "#if swift(>=999)\n/*\n#endif\n", "#if swift(>=5)\n#else\n)\n",
        "func f() {\n#if swift(>=999)\n", "#if swift(>=999)\n{\n#endif\n",
    ])
    func whatIsNeverClosedIsReadOnce(piece: String) {
        for wanted in WantedDeclarations.allCases {
            let excess = excess(Self.times(piece), wanted)
            #expect(excess[0] <= 3 && excess[1] <= 2, "\(excess)")
        }
    }
}
