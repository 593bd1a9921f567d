import Testing

@testable import HeirloomSyntax

@Suite struct DelimiterTests {
    /// Returns the indices of connected tokens: `0-3` for `( a b )`.
    private func pairs(_ source: String) -> [String] {
        let lexed = LexedSource(Array(source.utf8))
        return (0..<lexed.tokenCount).compactMap { index in
            let token = lexed.tokens[index]
            let isDirective = token.kind == .poundIf || token.kind == .poundElse || token.kind == .poundElseif
            return token.kind.isOpening || isDirective ? "\(index)-\(token.partner)" : nil
        }
    }

    @Test func openingDelimitersAreConnectedToTheirEnds() {
        #expect(pairs("( [ { } ] )") == ["0-5", "1-4", "2-3"])
    }

    @Test func directivesAreConnectedToTheNextOne() {
        #expect(pairs("#if A\n#if B\n#endif\n#elseif C\n#else\n#endif") == ["0-5", "2-4", "5-7", "7-8"])
    }

    @Test func bracesEndOpenDelimitersInside() {
        #expect(pairs("{ ( [ } x") == ["0-3", "1-3", "2-3"])
        #expect(
            lexicalFaults("{ ( [ } x") == [
                "1:5 [: expected ']' for this '['", "1:3 (: expected ')' for this '('",
            ]
        )
    }

    @Test func closingDelimitersWithoutAnOpeningOneAreFaults() {
        #expect(lexicalFaults("( ] ) }") == ["1:3 ]: unexpected ']'", "1:7 }: unexpected '}'"])
        #expect(lexicalFaults("( { ) }") == ["1:5 ): unexpected ')'", "1:1 (: expected ')' for this '('"])
    }

    @Test func openDelimitersAtTheEndAreFaults() {
        #expect(pairs("{ (") == ["0-2", "1-2"])
        #expect(
            lexicalFaults("{ (") == ["1:3 (: expected ')' for this '('", "1:1 {: expected '}' for this '{'"]
        )
    }

    @Test func clausesEndOpenDelimitersInside() {
        #expect(
            lexicalFaults("#if A\n{\n#else\n}\n#endif") == [
                "2:1 {: expected '}' for this '{'", "4:1 }: unexpected '}'",
            ]
        )
    }

    @Test func directivesWithoutAnOpeningOneAreFaults() {
        #expect(
            lexicalFaults("#else\n#endif\n#if A") == [
                "1:1 #else: unexpected directive without '#if'",
                "2:1 #endif: unexpected directive without '#if'",
                "3:1 #if: expected '#endif' for this '#if'",
            ]
        )
    }
}
