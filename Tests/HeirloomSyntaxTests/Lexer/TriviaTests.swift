import Testing

@Suite struct TriviaTests {
    @Test func commentsCountAsSpaces() {
        #expect(
            tokens("a // b\nc /* d /* e */ f */ g /**/ h /***/ i")
                == ["identifier a", "↵ identifier c", "identifier g", "identifier h", "identifier i"]
        )
    }

    @Test func commentsThatSpanLinesEndALine() {
        #expect(tokens("a /*\n*/ b") == ["identifier a", "↵ identifier b"])
    }

    @Test func commentsEndOperators() {
        #expect(
            tokens("a +/* b */ c */ d -// e")
                == [
                    "identifier a", "operator +", "identifier c", "operator */", "identifier d", "operator -",
                ]
        )
    }

    @Test func unterminatedCommentsAreFaults() {
        #expect(tokens("a /* b /* c */") == ["identifier a"])
        #expect(lexicalFaults("a /* b /* c */") == ["1:3 /*: unterminated '/*' comment"])
    }

    @Test func shebangLinesAreSkipped() {
        #expect(tokens("#!/usr/bin/swift -O\nlet") == ["identifier let"])
    }

    @Test func byteOrderMarksAreSkipped() {
        #expect(tokens("\u{FEFF}let x") == ["identifier let", "identifier x"])
    }

    @Test func allLineEndingsCount() {
        #expect(
            tokens("a\rb\r\nc\nd") == ["identifier a", "↵ identifier b", "↵ identifier c", "↵ identifier d"]
        )
        #expect(
            lexicalFaults("\r\r\n\n ']'") == [
                "4:2 ': this character has no meaning in Swift", "4:3 ]: unexpected ']'",
                "4:4 ': this character has no meaning in Swift",
            ]
        )
    }

    @Test func nonbreakingSpacesAreSpaces() {
        #expect(tokens("a\u{A0}b") == ["identifier a", "identifier b"])
    }
}
