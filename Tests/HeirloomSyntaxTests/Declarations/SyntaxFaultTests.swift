import Testing

@Suite struct SyntaxFaultTests {
    @Test(arguments: [
        ("struct S {", ["1:10 {: expected '}' for this '{'"]),
        ("struct S { let a: A } }", ["1:23 }: unexpected '}'"]),
        ("struct {}", ["1:7 : expected a name after 'struct'"]),
        ("@Instantiated let", ["1:18 : expected a name after 'let'"]),
        ("@Instantiated let\nlet x: X", ["1:18 : expected a name after 'let'"]),
        ("@Instantiated", ["1:14 : expected a declaration after the attribute"]),
        ("struct S { @A x }", ["1:15 x: expected a declaration after the attribute"]),
        (
            "struct S { @A { 5 } let x: Int }",
            ["1:14 : expected the closure in the parentheses of the attribute: '@A({ … })'"]
        ),
        (
            "struct S { @A(b: 1) { 5 } let x: Int }",
            ["1:20 : expected the closure in the parentheses of the attribute: '@A(…, { … })'"]
        ),
        (
            "struct S { @A() { 5 } let x: Int }",
            ["1:16 : expected the closure in the parentheses of the attribute: '@A({ … })'"]
        ),
        ("struct S { public }", ["1:12 public: expected a declaration"]),
        ("struct S { foo }", ["1:12 foo: expected a declaration"]),
        ("let a: = 1", ["1:7 : expected a type for 'a'"]),
        ("let a = ", ["1:8 : expected a value after '='"]),
        ("let a = \nlet b = 1", ["1:8 : expected a value after '='"]),
        ("let a: [A", ["1:8 [: expected ']' for this '['", "1:10 : expected a type for 'a'"]),
        ("func () {}", ["1:5 : expected a name after 'func'"]),
        ("func f {}", ["1:7 : expected '(' after 'func f'"]),
        ("func f(a) {}", ["1:9 : expected a parameter"]),
        ("func f(a: A b: B) {}", ["1:12 : expected ',' or ')' in the parameter list"]),
        ("func f() -> {}", ["1:12 : expected a type after '->'"]),
        ("extension {}", ["1:10 : expected a type after 'extension'"]),
        ("struct S", ["1:9 : expected '{' to begin the body of 'S'"]),
        ("struct S<T {}", ["1:11 : expected '>' to end the generic parameters"]),
        ("struct S: {}", ["1:10 : expected a type in the inheritance list"]),
        ("import", ["1:7 : expected a module's name after 'import'"]),
        ("typealias A", ["1:12 : expected '=' after 'typealias A'"]),
        ("let s = \"a", ["1:9 \": unterminated string"]),
        ("struct S {\n#if A\n@B\n#endif\n}", ["4:7 : expected a declaration after the attribute"]),
        ("@", ["1:2 : expected an attribute's name after '@'"]),
    ])
    func faultsHaveALocation(source: String, faults: [String]) {
        #expect(ParsedText(source).faults == faults)
    }

    @Test func readableDeclarationsAreReadDespiteFaults() {
        let text = ParsedText(
            """
            struct A { let a: Int }
            struct B {
                let b: Int
                @Instantiated let
                let c: Int
                nonsense here
                let d: Int
            """
        )
        #expect(
            text.outline
                == """
                struct=struct A=A ⟨{ let a: Int }⟩ ⟨struct A { let a: Int }⟩
                  let=let a=a : Int ⟨let a: Int⟩
                struct=struct B=B ⟨{⏎    let b:…t d: Int⟩ ⟨struct B {⏎ …t d: Int⟩
                  let=let b=b : Int ⟨let b: Int⟩
                  let=let c=c : Int ⟨let c: Int⟩
                  let=let d=d : Int ⟨let d: Int⟩
                """
        )
        #expect(
            text.faults == [
                "2:10 {: expected '}' for this '{'", "4:22 : expected a name after 'let'",
                "6:5 nonsense: expected a declaration",
            ]
        )
    }
}
