import Testing

@Suite struct WordTests {
    @Test func namesAreSingleTokens() {
        #expect(
            tokens("name _private $0 naïve 変数 🚀fast `class` `two words` x1")
                == [
                    "identifier name", "identifier _private", "identifier $0", "identifier naïve",
                    "identifier 変数", "identifier 🚀fast", "identifier `class`", "identifier `two words`",
                    "identifier x1",
                ]
        )
    }

    @Test func numbersIncludeTheirSignsAndFractions() {
        #expect(
            tokens("1_000 0xFF 0b1010 0o17 1.5e-3 0x1.8p4 0x1p+2 1e10 3.method 0...5 pair.0.1")
                == [
                    "number 1_000", "number 0xFF", "number 0b1010", "number 0o17", "number 1.5e-3",
                    "number 0x1.8p4", "number 0x1p+2", "number 1e10", "number 3", "period .",
                    "identifier method", "number 0", "operator ...", "number 5", "identifier pair",
                    "period .",
                    "number 0", "period .", "number 1",
                ]
        )
    }

    @Test func macrosAndDirectivesAreDistinguished() {
        #expect(
            tokens("#if A\n#elseif B\n#else\n#endif\n#available #selector #iffy")
                == [
                    "poundIf #if", "identifier A", "↵ poundElseif #elseif", "identifier B",
                    "↵ poundElse #else",
                    "↵ poundEndif #endif", "↵ macroName #available", "macroName #selector", "macroName #iffy",
                ]
        )
    }

    @Test func editorPlaceholdersAreNames() {
        #expect(
            tokens("f(<#T##value#>)") == [
                "identifier f", "leftParenthesis (", "identifier <#T##value#>", "rightParenthesis )",
            ]
        )
    }

    @Test func loneBackticksAreFaults() {
        #expect(tokens("a ` b") == ["identifier a", "unknown `", "identifier b"])
        #expect(lexicalFaults("a ` b") == ["1:3 `: expected a name and '`' after '`'"])
    }

    @Test func lonePoundsAreFaults() {
        #expect(lexicalFaults("###") == ["1:1 ###: expected a macro's name after '#'"])
    }

    @Test func charactersWithoutMeaningAreFaults() {
        #expect(lexicalFaults("a ' b") == ["1:3 ': this character has no meaning in Swift"])
    }
}
