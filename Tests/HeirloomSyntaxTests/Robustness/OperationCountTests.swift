import HeirloomModel
import Testing

@testable import HeirloomSyntax

/// Each byte and each token is examined only a few times, however deeply a text nests and whatever it leaves open.
///
/// Text that the lexer consumes is read once. The bytes it examines in addition to find an end, and the tokens that the
/// parser reads in vain, are counted, and must not be more than a few times the size of the text.
@Suite struct OperationCountTests {
    private static let count = 4_000

    private static func times(_ text: String) -> String {
        String(repeating: text, count: count)
    }

    /// Returns how many times the size of the text the lexer examines in addition to what it consumes, and how many
    /// times the number of tokens the parser reads in vain, both rounded up.
    private func excess(_ source: String, _ wanted: WantedDeclarations) -> [Int] {
        let lexed = LexedSource(Array(source.utf8))
        var parser = DeclarationParser(lexed, wanting: wanted)
        _ = parser.parseFile()
        return [
            (lexed.soughtBytes + lexed.byteCount - 1) / lexed.byteCount,
            (parser.tokensReadInVain + lexed.tokenCount - 1) / lexed.tokenCount,
        ]
    }

    // Declared separately, because Swift 6.0 crashes on an interpolation inside the attribute.
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
    func nestedTextIsReadOnce(source: String) {
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
    func unclosedTextIsReadOnce(piece: String) {
        for wanted in WantedDeclarations.allCases {
            let excess = excess(Self.times(piece), wanted)
            #expect(excess[0] <= 3 && excess[1] <= 2, "\(excess)")
        }
    }
}
