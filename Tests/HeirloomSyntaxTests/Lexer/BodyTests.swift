import Testing

@testable import HeirloomSyntax

/// Bodies are skipped without tokens, and everything else is read as usual.
@Suite struct BodyTests {
    /// Returns the faults, and the tokens outside of bodies without declarations, with their ranges and partners.
    private func outline(_ source: [UInt8], passesBodies: Bool) -> [String] {
        let lexed = LexedSource(source, passesBodies: passesBodies)
        var outline = lexed.faults.map { "\($0.start)-\($0.end) \($0.message)" }
        var passed = Set<Int>()
        if !passesBodies {
            // The tokens that are missing if bodies are skipped.
            let kept = Set(offsets(LexedSource(source)))
            passed = Set(offsets(lexed)).subtracting(kept)
        }
        for index in 0..<lexed.tokenCount {
            let token = lexed.tokens[index]
            if passed.contains(Int(token.start)) { continue }
            let partner = lexed.tokens[Int(token.partner)].start
            outline.append("\(token.kind) \(token.start)-\(token.end) \(token.partner == 0 ? 0 : partner)")
        }
        return outline
    }

    private func offsets(_ source: LexedSource) -> [Int] {
        (0..<source.tokenCount).map { Int(source.tokens[$0].start) }
    }

    private func agrees(_ text: String) -> Bool {
        let source = Array(text.utf8)
        return outline(source, passesBodies: true) == outline(source, passesBodies: false)
    }

    @Test func bodiesOfFunctionsHaveNoTokens() {
        #expect(
            tokens("func f() { a(b) }\nlet c") == [
                "identifier func", "identifier f", "leftParenthesis (", "rightParenthesis )", "leftBrace {",
                "↵ rightBrace }", "↵ identifier let", "identifier c",
            ]
        )
    }

    @Test func bodiesOfTypesHaveTokens() {
        for keyword in ["struct", "class", "enum", "protocol", "extension", "actor"] {
            #expect(
                tokens("\(keyword) S { let x }") == [
                    "identifier \(keyword)", "identifier S", "leftBrace {", "identifier let", "identifier x",
                    "rightBrace }",
                ]
            )
        }
    }

    @Test func closuresInInheritanceClausesAreNotTheBody() {
        #expect(
            tokens("struct S: @A({ x }) P { let y }").suffix(4) == [
                "leftBrace {", "identifier let", "identifier y", "rightBrace }",
            ]
        )
    }

    @Test func observersAreFound() {
        #expect(
            tokens("var x = 1 { /* a */ didSet { y() } }").suffix(5) == [
                "leftBrace {", "identifier didSet", "leftBrace {", "↵ rightBrace }", "rightBrace }",
            ]
        )
    }

    private static let plainBodies = [
        "", " ", "// }\n", "/* } /* } */ } */", "\"}\"", "\"\\\"}\"", "\"\\(a { \"}\" })}\"",
        "\"\"\"\n}\"\n\"\"\"", "#\"}\"}\"#", "#\"\\#(\"}\")\"#", "`}`", "a / b / c", "a/b/c", "(a)/b",
        "#if A\n{ }\n#elseif B\n#else\n( )\n#endif", "#selector(a)", "[1: { 2 }]", "é",
        "\\a.b", "/* a */ / 2", "a //* }", "\"a\\\\\"", "\"\"", "#\"\"\"#", "\u{0}", "struct { }",
    ]

    /// Bodies with a possible regular expression or an editor placeholder, which are read token by token.
    private static let otherBodies = [
        "x = /}/", "x = !/}/", "#/}/#", "<#}#>", "func /(a: B) {}", "/* a *// 2", "@A in x", "didSet {}",
        "a +/}/", "#é", "a</b>",
    ]

    @Test func plainBodiesAreSkipped() {
        for body in Self.plainBodies {
            #expect(LexedSource(Array("func f() {\(body)\n}".utf8)).tokenCount == 7, "\(body)")
        }
    }

    @Test func skippedBodiesEndWhereTheirTokensDo() {
        for body in Self.plainBodies + Self.otherBodies {
            #expect(
                agrees("func f() {\(body)} let x: (Int) { \(body)\n} struct S { \(body)\n}"),
                "\(body)"
            )
        }
    }

    @Test func faultsInBodiesAreFound() {
        for body in [
            "(", ")", "[", "]", "{", "}", "\"", "\"\"\"", "\"\\(", "`", "#", "##", "'", "/*", "#if A",
            "#else", "#endif",
            "( #if A\n ) #endif", "\"\\(#if A)\"", "#if A\n}\n#endif", "/a", "#/a",
        ] {
            let text = "func f() { \(body)\n} struct S { func g() { { } } } let x = { ( } )"
            #expect(agrees(text), "\(body)")
        }
    }
}
