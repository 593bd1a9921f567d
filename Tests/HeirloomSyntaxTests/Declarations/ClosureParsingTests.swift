import HeirloomModel
import HeirloomSyntax
import Testing

@Suite struct ClosureParsingTests {
    /// Returns the outline of a closure, parsed as if it started at offset 100 in line 3.
    private func outline(_ text: String) -> String {
        let start = SourcePosition(offset: 100, line: 3, column: 5)
        guard let closure = Parser.parseClosure(text, at: start) else { return "no closure" }
        func spelled(_ range: SourceRange) -> String {
            let bytes = Array(text.utf8)
            return String(
                decoding: bytes[range.start.offset - 100..<range.end.offset - 100],
                as: UTF8.self
            )
        }
        let parameters = closure.parameters.map { parameter in
            let type = parameter.type.map { "\(spelled($0.range))=\($0.type.spelling)" }
            return "\(parameter.name): \(type ?? "?")\(parameter.isVariadic ? "..." : "")"
        }
        return [
            closure.attributes.map { "@" + $0.name.spelling }.joined(separator: " "),
            closure.captures.map(spelled),
            closure.parameterRange.map { _ in "(\(parameters.joined(separator: ", ")))" },
            closure.effects.spelling,
            closure.result.map { "-> " + spelled($0.range) },
            "body ⟨\(spelled(closure.bodyRange))⟩",
            closure.statements.usesUnnamedParameters ? "unnamed" : nil,
            closure.statements.leaveTypeOpen ? "open" : nil,
        ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    @Test func headsOfClosuresAreRead() {
        #expect(outline("{ 30 }") == "body ⟨ 30 ⟩")
        #expect(outline("{}") == "body ⟨⟩")
        #expect(
            outline("{ (config: Config) in A(config) }")
                == "(config: Config=Config) body ⟨ A(config) ⟩"
        )
        #expect(
            outline(
                "{ @MainActor @Sendable (`in`: any P, f: @escaping () -> X) async throws(E) -> [Y] in f() }"
            )
                == """
                @MainActor @Sendable (in: any P=any P, f: @escaping () -> X=@escaping () -> X) async throws(E) \
                -> [Y] body ⟨ f() ⟩
                """
        )
        #expect(
            outline("{ () -> Env in .production }") == "() -> Env body ⟨ .production ⟩ open"
        )
        #expect(outline("{ config, x in 3 }") == "(config: ?, x: ?) body ⟨ 3 ⟩")
        #expect(
            outline("{ [weak self] (_ x: Int...) in 3 }") == """
                [weak self] (x: Int=Int...) body ⟨ 3 ⟩
                """
        )
        #expect(outline("{ @Sendable in 3 }") == "@Sendable body ⟨ 3 ⟩")
        #expect(outline("{ (a, b) }") == "body ⟨ (a, b) ⟩")
        #expect(outline("{ a }") == "body ⟨ a ⟩")
        #expect(outline("makeClient") == "no closure")
        #expect(outline("{ 3 }()") == "no closure")
        #expect(outline("{ 3 } + { 4 }") == "no closure")
    }

    @Test func unnamedParametersAreFoundOutsideOfNestedClosures() {
        #expect(outline("{ $0 + 1 }") == "body ⟨ $0 + 1 ⟩ unnamed")
        #expect(outline("{ a.map { $0 } }") == "body ⟨ a.map { $0 } ⟩")
    }

    @Test func statementsThatLeaveTheirTypeOpenAreFound() {
        for open in ["nil", ".production", ".init(a: 1)", "[]", "[:]", "return .a"] {
            #expect(outline("{ \(open) }") == "body ⟨ \(open) ⟩ open")
        }
        for closed in ["nil ?? 3", "[1]", "[a: b]", "A.b", "[].count", "a\n.b"] {
            #expect(outline("{ \(closed) }") == "body ⟨ \(closed) ⟩")
        }
    }

    @Test func locationsAreThoseInTheFile() {
        let start = SourcePosition(offset: 100, line: 3, column: 5)
        let closure = Parser.parseClosure("{ (\n  a: A\n) in\n  a\n}", at: start)
        #expect(closure?.range.end == SourcePosition(offset: 121, line: 7, column: 2))
        #expect(closure?.parameters.first?.range.start == SourcePosition(offset: 106, line: 4, column: 3))
        #expect(closure?.inRange?.start == SourcePosition(offset: 113, line: 5, column: 3))
    }
}
