import Testing

@Suite struct StringTests {
    @Test func stringsAreSingleTokens() {
        #expect(
            tokens(#""a" "\"" "\\" "" "{" x"#) == [
                #"string "a""#, #"string "\"""#, #"string "\\""#, #"string """#, #"string "{""#,
                "identifier x",
            ]
        )
    }

    @Test func interpolationsBelongToTheirString() {
        let nested = #""a \(f("b \(c) )", { "}" })) d""#
        #expect(tokens("\(nested) x") == ["string \(nested)", "identifier x"])
    }

    @Test func interpolationsMayContainCommentsAndRegularExpressions() {
        let source = #""\(/* ") */ a ?? /"\)/ )" x"#
        #expect(tokens(source) == ["string " + source.dropLast(2), "identifier x"])
    }

    @Test func rawStringsEndAtTheirOwnPounds() {
        #expect(
            tokens(###"#"a " \( "# ##"b "# \#( \##("c") "## #"""# x"###) == [
                ###"string #"a " \( "#"###, ###"string ##"b "# \#( \##("c") "##"###, ###"string #"""#"###,
                "identifier x",
            ]
        )
    }

    @Test func multilineStringsSpanLines() {
        let block = "\"\"\"\n a \"quoted\" \\(b(\"\"\"\n c\n \"\"\"))\n \\\n \"\"\""
        #expect(tokens("\(block) x") == ["string \(block)", "identifier x"])
        let raw = "#\"\"\"\n \"\"\" \\(\n \"\"\"#"
        #expect(tokens("\(raw) x") == ["string \(raw)", "identifier x"])
    }

    @Test func unterminatedStringsEndWithTheirLine() {
        #expect(tokens("\"a\nb") == ["string \"a", "↵ identifier b"])
        #expect(lexicalFaults("\"a\nb") == ["1:1 \": unterminated string"])
        #expect(lexicalFaults("\"a\\\nb") == ["1:1 \": unterminated string"])
    }

    @Test func unterminatedMultilineStringsEndWithTheText() {
        #expect(lexicalFaults("x\n#\"\"\"\n a\n b") == ["2:1 #\": unterminated string"])
    }

    @Test func unterminatedInterpolationsAreTwoFaults() {
        #expect(
            lexicalFaults("\"a \\(b") == [
                "1:5 (: expected ')' for this '('", "1:1 \": unterminated string",
            ]
        )
    }
}
