import HeirloomModel
import HeirloomSyntax
import Testing

@Suite struct TypeParsingTests {
    @Test(arguments: [
        "Int", "A.B<C>.D", "[A]", "[A: B]", "[3 of A]", "Matrix<3, -4>", "()", "(A)", "(a: A, _ b: B)", "A?",
        "A!",
        "A??", "(any P)?", "any P & Q", "some P", "A.Type", "(any P).Protocol", "[A].Index", "(A) -> B",
        "@escaping (A, _ b: B...) async throws(E) -> () -> C", "@convention(c) () -> A",
        "@MainActor @Sendable () -> A", "@db () -> A", "@_DB (A) -> B", "@数据 () -> A",
        "@A.B @convention(c) (A) -> B",
        "@isolated(any) () -> A", "inout A", "sending A", "borrowing A",
        "nonisolated(nonsending) () async -> A",
        "~Copyable", "any ~Copyable", "P & ~Escapable", "repeat each T", "(repeat (each T, U))",
        "A<repeat each T>", "_",
        "Self", "Any", "A<B<C<D>>>", "A<B?>", "A<B>?", "A<B<C?>?>?", "[A<B>: (C) -> D?]", "isolated A",
        "some A<B>.C",
        "(inout A, B) throws -> C", "`two words`.`Type`", "A<(B, C)>", "@unchecked Sendable",
        "(any A & B).Type",
        "[[A]]", "(A.B).C", "() rethrows -> A", "InlineArray<3, A>",
    ])
    func typesAreReadAsSpelled(type: String) {
        #expect(Parser.parseType(type)?.spelling == type)
    }

    @Test func spacesAndOlderSpellingsAreAccepted() {
        #expect(Parser.parseType("Dictionary < String ,Int >")?.spelling == "Dictionary<String, Int>")
        #expect(Parser.parseType("( a :A,b: B ,)")?.spelling == "(a: A, b: B)")
        #expect(Parser.parseType("A\n & B")?.spelling == "A & B")
        #expect(Parser.parseType("(A)->B")?.spelling == "(A) -> B")
        #expect(Parser.parseType("(Swift::Int, a: B::C<D::E>)")?.spelling == "(Swift.Int, a: B.C<D.E>)")
    }

    @Test(arguments: [
        "", "A B", "A<", "A<B", "[A", "(A", "A.", "func", "A & ", "->", "A -> B", "(A) ->", "[A: ]", "\"A\"",
        "@", "1.2.3", "~~A",
    ])
    func invalidTypesAreRejected(text: String) {
        #expect(Parser.parseType(text) == nil)
    }

    @Test func attributesAreKeywordsOfTheLanguageOrNamesOfTypes() {
        func attributes(_ type: String) -> [TypeAttribute] {
            guard case .attributed(let attributes, .function)? = Parser.parseType(type) else { return [] }
            return attributes
        }
        func name(_ names: String...) -> TypeAttribute {
            .declared(.named(names.map { TypeNameComponent($0) }))
        }
        #expect(attributes("@escaping @Sendable () -> A") == ["@escaping", "@Sendable"])
        #expect(
            attributes("@isolated(any) @convention(block) () -> A") == [
                "@isolated(any)", "@convention(block)",
            ]
        )
        #expect(attributes("nonisolated(nonsending) () async -> A") == ["nonisolated(nonsending)"])
        #expect(attributes("@MainActor @Core.db (A) -> B") == [name("MainActor"), name("Core", "db")])
        #expect(attributes("@_DB (A) -> B") == [name("_DB")])
        #expect(attributes("@数据 () -> A") == [name("数据")])
    }

    @Test func typesAreReadAsATree() {
        #expect(
            Parser.parseType("@Sendable (a: [A?]) async throws -> any P")
                == .attributed(
                    ["@Sendable"],
                    .function(
                        FunctionTypeExpression(
                            parameters: [
                                TupleTypeElement(
                                    label: "a",
                                    type: .array(.optional(.named([TypeNameComponent("A")])))
                                )
                            ],
                            isAsync: true,
                            throwing: .anyError,
                            result: .existential(.named([TypeNameComponent("P")]))
                        )
                    )
                )
        )
    }

    @Test func typesEndWithTheirLine() {
        let text = ParsedText("let a: A\n!b\nlet c: C?\nlet d: D.E\n(f)\nlet g: () -> G\n[h]")
        #expect(
            text.outline
                == """
                let=let a=a : A ⟨let a: A⟩
                let=let c=c : C? ⟨let c: C?⟩
                let=let d=d : D.E ⟨let d: D.E⟩
                let=let g=g : () -> G ⟨let g: () -> G⟩
                """
        )
    }
}
