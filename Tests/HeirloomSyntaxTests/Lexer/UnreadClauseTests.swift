import Foundation
import HeirloomTestSupport
import Testing

@testable import HeirloomSyntax

/// Text that only a different compiler can read is not a fault in a clause that the compiler skips.
@Suite struct UnreadClauseTests {
    /// Returns the directives and the names that are read.
    private func outline(_ text: String) -> String {
        tokens(text).compactMap { token in
            let words = token.split(separator: " ").filter { $0 != "↵" }
            return words.first == "identifier" || words.first?.hasPrefix("pound") == true ? words.last : nil
        }.map(String.init).joined(separator: " ")
    }

    @Test(arguments: [
        "compiler(>=999)", "swift(>=999)", "!compiler(>=5)", "compiler(<5)", "compiler(>=999) && FLAG",
        "FLAG && compiler(>=999)", "swift(>=999) || compiler(>=999)", "!(compiler(>=5) || FLAG)",
        "(compiler(>=999)) // why", "compiler(>=999) /* why */ && os(Linux)",
        // The results of these conditions are unknown.
        "swift(>=6)", "_compiler_version(\"5\")",
    ])
    func versionConditionsProtectTheirClause(condition: String) {
        let text = "let a\n#if \(condition)\nlet ‘q’ = 5\"\n} ) ] ` # '\n#endif\nlet b"
        #expect(lexicalFaults(text) == [])
        #expect(outline(text).hasSuffix("#endif let b"))
    }

    @Test(arguments: [
        "#if compiler(>=5)\nlet b\n#else\n)\n#endif",
        "#if compiler(>=5) || FLAG\nlet b\n#else\n)\n#endif",
        "#if compiler(>=999)\n)\n#elseif compiler(>=5)\nlet b\n#else\n)\n#endif",
        "#if compiler(>=5)\nlet b\n#elseif FLAG\n)\n#else\n)\n#endif",
        "#if FLAG\nlet b\n#elseif compiler(>=999)\n)\n#endif",
        "#if FLAG\nlet b\n#if compiler(>=999)\n)\n#endif\n#endif",
        "#if compiler(>=999)\n#if FLAG\n)\n#endif\n#else\nlet b\n#endif",
    ])
    func otherClausesAreRead(text: String) {
        #expect(lexicalFaults(text) == [])
        #expect(outline(text).contains("let b"))
        #expect(LexedSource(Array("func f() {\n\(text)\n}\nlet c".utf8)).faults.isEmpty)
    }

    @Test(arguments: [
        "FLAG", "os(Linux)", "canImport(A)", "hasFeature(A)", "hasAttribute(a)", "false", "!FLAG",
        "compiler(>=5)", "compiler(>=999) || FLAG", "FLAG || !compiler(>=5)", "$A",
        "targetEnvironment(simulator)",
    ])
    func otherConditionsDoNotProtectAClause(condition: String) {
        #expect(lexicalFaults("#if \(condition)\n)\n#endif") == ["2:1 ): unexpected ')'"])
        #expect(!LexedSource(Array("func f() {\n#if \(condition)\n)\n#endif\n}".utf8)).faults.isEmpty)
    }

    @Test func clausesAfterAFailingVersionTestAreRead() {
        #expect(lexicalFaults("#if compiler(>=999)\n)\n#else\n)\n#endif") == ["4:1 ): unexpected ')'"])
    }

    @Test func readableClausesHaveTheirTokens() {
        let text = "#if compiler(>=999)\nlet a = (b)\n#elseif swift(<4)\nlet c\n#endif"
        #expect(outline(text) == "#if compiler let a b #elseif swift let c #endif")
    }

    @Test(arguments: [
        "\"\n", "#/a\n", "// #endif \"\"\"\n)\n", "\"\"\"\n#endif\n\"\"\" )\n",
        "#/\n#endif\n/# )\n",
        "`a #endif` )\n", "x #if A\n) #endif\n", "#endifs )\n", "#if A\n)\n#else\n(\n#endif\n",
        "#warning )\n",
        "\"\\(f(\"/*\"))\" )\n", "struct S {\n", "#if compiler(>=999)\n{\n#endif\n )\n",
        "  \t/* */ #if A\n)\n  #endif /* */\n", "#\"\\(\" )\n", "func f() {\n", "@A(\n",
        "\r)\r\n", "func f() { ) }\n",
    ])
    func faultsOfSkippedClausesAreForgotten(body: String) {
        for text in [
            "#if compiler(>=999)\n\(body)#endif\nlet z", "{ #if swift(<4)\n\(body)#else\n#endif\nlet z }",
        ] {
            #expect(lexicalFaults(text) == [], "\(text)")
            #expect(outline(text).hasSuffix("let z"), "\(text)")
        }
    }

    @Test(arguments: [
        ("/*\n", ["2:1 /*: unterminated '/*' comment"]), ("\"\"\"\n", ["2:1 \": unterminated string"]),
        ("#if A\n", []),
    ])
    func commentsAndMultilineStringsInSkippedClausesMustEnd(body: String, faults: [String]) {
        let all = faults + ["1:1 #if: expected '#endif' for this '#if'"]
        #expect(lexicalFaults("#if compiler(>=999)\n\(body)#endif\nlet z") == all)
    }

    @Test func textAfterASkippedClauseHasItsLocation() {
        #expect(lexicalFaults("#if swift(>=999)\n\n)\r\n)\r#endif\n }") == ["6:2 }: unexpected '}'"])
    }

    @Test func theParserAcceptsSkippedClausesToo() {
        let text = ParsedText(
            """
            struct S {
                let a: A
                #if compiler(>=999)
                let
                newer x ~> y
                #endif
                #if swift(>=6) && FLAG
                let b
                struct
                #endif
                let c: C
            }
            """
        )
        #expect(text.faults == [])
        #expect(text.outline.contains("let=let c=c"))
        #expect(!ParsedText("#if FLAG\nlet\n#endif").faults.isEmpty)
    }

    /// Random sequences of pieces, which the compiler skips.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func skippedClausesDoNotAffectTheTextAfterThem(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "(", ")", "[", "]", "{", "}", "\"", "`", "'", "‘", "# ", "<#", "#>", " / ",
            "// \" ", "@",
            "#if A\n", "\n#else\n", "struct S", "func f() {", "let x = ", "case ", "init(", "a",
            ": ", "\n",
            "\"\"", "#\"", "\"#", "#/x", "/#", "/* \" */", "\r\n", "willSet {", "in", "<", ">", "->", "é",
            "\u{0}",
        ]
        for _ in 0..<25 {
            var body = ""
            var depth = 0
            for _ in 0..<Int.random(in: 1...20, using: &generator) {
                guard let piece = pieces.randomElement(using: &generator) else { continue }
                if piece.hasPrefix("#if") {
                    body += "\n"
                    depth += 1
                }
                if piece.contains("#else"), depth == 0 { continue }
                // Two adjacent quotes could start a multiline string, which must end.
                body += body.hasSuffix("\"") && piece.hasPrefix("\"") ? "\n" + piece : piece
                // After a quote, the start of a comment depends on the preceding text.
                if piece.hasPrefix("/*") || piece.hasPrefix("//") { body += "\n" }
            }
            guard !body.contains("\"\"\"") else { continue }
            body = body.replacingOccurrences(of: "/* \" */", with: "\n/* \" */\n")
            let end = String(repeating: "\n#endif", count: depth)
            for frame in [("", ""), ("func f() {\n", "\n}"), ("struct S {\n", "\n}"), ("let x = [\n", "\n]")]
            {
                let text = "\(frame.0)#if compiler(>=999)\n\(body)\(end)\n#endif\(frame.1)\nlet last: Int"
                let file = Parser.parse(text)
                #expect(file.faults == [], "\(text)")
                #expect(ParsedText(text).outline.hasSuffix("⟨let last: Int⟩"), "\(text)")
            }
        }
    }
}
