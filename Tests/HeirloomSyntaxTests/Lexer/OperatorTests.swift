import Testing

@Suite struct OperatorTests {
    @Test func operatorCharactersFormOneToken() {
        #expect(
            tokens("a <=> b ..< c -> d &+= e ?? f >>? ± ≠ →x")
                == [
                    "identifier a", "operator <=>", "identifier b", "operator ..<", "identifier c",
                    "operator ->",
                    "identifier d", "operator &+=", "identifier e", "operator ??", "identifier f",
                    "operator >>?",
                    "operator ±", "operator ≠", "operator →", "identifier x",
                ]
        )
    }

    @Test func marksAfterAnOperandAreSeparateTokens() {
        #expect(
            tokens("a?.b a!=b a!.c x??") == [
                "identifier a", "operator ?", "period .", "identifier b", "identifier a", "operator !",
                "operator =",
                "identifier b", "identifier a", "operator !", "period .", "identifier c", "identifier x",
                "operator ?",
                "operator ?",
            ]
        )
    }

    @Test func punctuationFormsSeparateTokens() {
        #expect(
            tokens("@a,:;.\\{}[]()") == [
                "at @", "identifier a", "comma ,", "colon :", "semicolon ;", "period .", "backslash \\",
                "leftBrace {",
                "rightBrace }", "leftBracket [", "rightBracket ]", "leftParenthesis (", "rightParenthesis )",
            ]
        )
    }
}
