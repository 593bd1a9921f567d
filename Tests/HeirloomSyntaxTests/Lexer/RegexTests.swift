import Testing

@Suite struct RegexTests {
    @Test func regularExpressionsAreSingleTokens() {
        #expect(
            tokens(#"let r = /a"[)]\/(b)/ f(/x/, /y/) !/z/"#)
                == [
                    "identifier let", "identifier r", "operator =", #"regex /a"[)]\/(b)/"#, "identifier f",
                    "leftParenthesis (", "regex /x/", "comma ,", "regex /y/", "rightParenthesis )",
                    "operator !",
                    "regex /z/",
                ]
        )
    }

    @Test func divisionsAreOperators() {
        #expect(
            tokens("a / b / c") == [
                "identifier a", "operator /", "identifier b", "operator /", "identifier c",
            ]
        )
        #expect(
            tokens("a/b/c") == ["identifier a", "operator /", "identifier b", "operator /", "identifier c"]
        )
        #expect(
            tokens("(a)/b /= c") == [
                "leftParenthesis (", "identifier a", "rightParenthesis )", "operator /", "identifier b",
                "operator /=",
                "identifier c",
            ]
        )
    }

    @Test func operatorsAsValuesAreOperators() {
        #expect(
            tokens("reduce(1, /)") == [
                "identifier reduce", "leftParenthesis (", "number 1", "comma ,", "operator /",
                "rightParenthesis )",
            ]
        )
        #expect(
            tokens("[/, *]") == [
                "leftBracket [", "operator /", "comma ,", "operator *", "rightBracket ]",
            ]
        )
        #expect(
            tokens("(/, 2) / x") == [
                "leftParenthesis (", "operator /", "comma ,", "number 2", "rightParenthesis )", "operator /",
                "identifier x",
            ]
        )
    }

    @Test func namesOfOperatorsAreOperators() {
        #expect(
            tokens("func /(a: V) -> V { a.x/2 }").prefix(3) == [
                "identifier func", "operator /", "leftParenthesis (",
            ]
        )
        #expect(tokens("infix operator /%/") == ["identifier infix", "identifier operator", "operator /%/"])
    }

    @Test func regularExpressionsEndInTheirLineAndNotAfterASpace() {
        #expect(
            tokens("x = /a\n/") == [
                "identifier x", "operator =", "operator /", "identifier a", "↵ operator /",
            ]
        )
        #expect(
            tokens("x = /a b /") == [
                "identifier x", "operator =", "operator /", "identifier a", "identifier b", "operator /",
            ]
        )
    }

    @Test func extendedRegularExpressionsEndAtTheirOwnPounds() {
        #expect(
            tokens(#"#/a / " \/# b/# ##/ c /# /## x"#) == [
                #"regex #/a / " \/# b/#"#, "regex ##/ c /# /##", "identifier x",
            ]
        )
        #expect(tokens("#/\n a # comment \"\n /# x") == ["regex #/\n a # comment \"\n /#", "identifier x"])
    }

    @Test func unterminatedExtendedRegularExpressionsAreFaults() {
        #expect(lexicalFaults("x = #/a\nb") == ["1:5 #/: unterminated regular expression"])
    }
}
