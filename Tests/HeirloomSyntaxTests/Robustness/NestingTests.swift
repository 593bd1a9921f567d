import HeirloomModel
import Testing

@testable import HeirloomSyntax

/// Twenty thousand repetitions of any text neither overflow the stack nor take more than linear time.
// The limit ends a hang. It is long, because a test's time continues while other tests use all processors.
@Suite(.timeLimit(.minutes(20)))
struct NestingTests {
    private static let count = 20_000

    private func times(_ text: String) -> String {
        String(repeating: text, count: Self.count)
    }

    private func firstFault(_ source: String) -> String? {
        Parser.parse(source).faults.first.map { "\($0.range.start.offset): \($0.message)" }
    }

    @Test func bracketsHaveNoNestingLimit() {
        #expect(firstFault("let x = \(times("["))\(times("]"))\nstruct S {}") == nil)
        #expect(firstFault("func f() \(times("{ ("))\(times(") }"))") == nil)
        #expect(firstFault("@A(\(times("["))\(times("]"))) struct S {}") == nil)
    }

    @Test func interpolationsHaveNoNestingLimit() {
        #expect(firstFault("let x = \(times("\"\\("))1\(times(")\""))") == nil)
    }

    @Test func commentsHaveNoNestingLimit() {
        #expect(firstFault("\(times("/*"))\(times("*/"))struct S {}") == nil)
    }

    @Test func genericArgumentsInExpressionsHaveNoNestingLimit() {
        #expect(firstFault("let x = \(times("A<"))B\(times(">"))()") == nil)
    }

    @Test func typesNestUpToAHundredLevels() {
        let openings = String(repeating: "[", count: 99)
        let closings = String(repeating: "]", count: 99)
        #expect(firstFault("let x: \(openings)A\(closings)") == nil)
        #expect(firstFault("let x: [\(openings)A\(closings)]") == "107: types nest deeper than 100 levels")
        #expect(firstFault("let x: \(times("A<"))B\(times(">"))") == "207: types nest deeper than 100 levels")
        #expect(firstFault("let x: \(times("() -> "))()") == "606: types nest deeper than 100 levels")
        #expect(firstFault("let x: \(times("("))\(times(")"))") == "107: types nest deeper than 100 levels")
        #expect(
            firstFault("let x: \(times("any ("))A\(times(")"))") == "507: types nest deeper than 100 levels"
        )
        #expect(firstFault("let x: A\(times("?"))") == "108: types nest deeper than 100 levels")
        #expect(firstFault("let x: A\(times(".Type"))") == "508: types nest deeper than 100 levels")
    }

    @Test func declarationsNestAsDeepAsInTheCompiler() {
        #expect(
            firstFault("\(times("struct S { "))\(times("}"))")
                == "2814: declarations nest deeper than 256 levels"
        )
        #expect(
            firstFault("\(times("#if A\n"))\(times("#endif\n"))")
                == "1530: declarations nest deeper than 256 levels"
        )
    }

    @Test func longListsAreRead() {
        let members = Parser.parse("struct S { \(times("let x: X\n")) }")
        guard case .type(let type) = members.declarations.first else {
            Issue.record("no type")
            return
        }
        #expect(type.members.count == Self.count)
        #expect(firstFault("struct S<T> where \(times("T: P, "))T: P {}") == nil)
        #expect(firstFault("let x = \(times("a ? b : "))c") == nil)
        #expect(firstFault("let x = \(times("a + "))c") == nil)
        #expect(firstFault("#if A\n\(times("#elseif B\nlet x = 1\n"))#endif") == nil)
        #expect(firstFault("let x: \(times("P & "))P") == nil)
        #expect(firstFault("let x: \(times("A."))B") == nil)
    }

    @Test func unclosedTextIsReadOnce() {
        for piece in [
            "[", "({[", "\"\\(", "#\"\"\"\\#(", "A<b, ", "<#", "/a ", "(/", "`", "#", "@", "@A(", "'", "/*",
            "#if A\n", "\\",
            "let x = y { @A ", "func f(", "struct S<", "init(", "}", ")", "\"\"\"\n", "let a: (b: ", "case ",
            "a<b>(",
        ] {
            let source = Array(String(repeating: piece, count: 2_000).utf8)
            let lexed = LexedSource(source)
            #expect(lexed.tokenCount <= source.count + 1)
            #expect(Parser.parse(source).faults.allSatisfy { $0.range.end.offset <= source.count })
        }
    }
}
