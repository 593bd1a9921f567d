import Testing

@Suite struct PropertyParsingTests {
    private func outline(_ source: String) -> [String] {
        ParsedText(source).outline.split(separator: "\n").map(String.init)
    }

    @Test func everyPartHasItsRange() {
        #expect(
            outline("@A(x) public private(set) var `default`: [Int] = [1, 2]")
                == [
                    "@A(other x) public private(set) var=var default=`default` : [Int] value=[1, 2] "
                        + "⟨@A(x) public private(set) var `default`: [Int] = [1, 2]⟩"
                ]
        )
    }

    @Test func statementsWithSeveralPropertiesYieldEach() {
        #expect(
            outline("let a = 1, b: Int, (c, d) = f(), e: () -> Void = {}")
                == [
                    "let=let a=a value=1 1/4", "let=let b=b : Int 2/4", "let=let (c, d)=(c, d) value=f() 3/4",
                    "let=let e=e : () -> Void value={} 4/4",
                ].map { $0 + " ⟨let a = 1, b: Int, (c, d) = f(), e: () -> Void = {}⟩" }
        )
    }

    @Test(arguments: [
        ("var x: Int { 1 }", "computed { 1 }"),
        ("var x: Int\n{\n1\n}", "computed {\n1\n}"),
        ("var x: Int { get { 1 } set {} }", "computed { get { 1 } set {} }"),
        ("var x: Int { @inlinable get { 1 } }", "computed { @inlinable get { 1 } }"),
        ("var x: Int { get async throws }", "computed { get async throws }"),
        ("var x: Int { _read { yield y } }", "computed { _read { yield y } }"),
        ("var x: Int { didSet {} }", "observed { didSet {} }"),
        ("var x: Int { willSet(new) {} didSet {} }", "observed { willSet(new) {} didSet {} }"),
        ("var x: Int { @A(1) didSet {} }", "observed { @A(1) didSet {} }"),
        ("var x: Int { didSetSomething() }", "computed { didSetSomething() }"),
    ])
    func accessorsDetermineTheStorage(source: String, storage: String) {
        let body = storage.split(separator: " ", maxSplits: 1)
        #expect(
            ParsedText(source).outline == "var=var x=x : Int \(body[0]) \(body[1]) ⟨\(source)⟩"
        )
    }

    @Test(arguments: [
        "1", "-1", "a + b", "a\n    + b", "a +\n    b", "a\n    .b()\n    .c", "a ? b : c",
        "a\n    ? b\n    : c",
        "f { $0 }", "f { a } label: { b }", "f {\n}\nlabel: {\n}", "{ 1 }()", "try await f()", "x as? Int",
        "x\n    as! Int", "if a { 1 } else { 2 }", "if a {\n1\n}\nelse {\n2\n}", "switch a { case 1: 2 }",
        "\\A.b", "#line",
        "#stringify(1) { 2 }", "[1: 2][1]!", "a!.b?.c", ".some(1)", ".default", "/a b/", "\"\\(x)\"",
        "a as any B & C",
        "{ (a: Int) -> Int in let b = 1; return b }", "a..<b", "a...", "Array<Int>()", "A<B, C>.D()",
        "Dictionary<String, [Int]>(x, y)", "a < b", "a.b < c", "f(a<b, c>(d))", "A.self",
        "a\n#if X\n    .b\n#endif",
        "x is A", "a.if", "a.in\n    .c", "await x", "copy x", "unsafe x", "try?\n    f()", "a ?? b",
    ])
    func initialValuesEndWhereTheCompilerEndsThem(value: String) {
        let statement = "var x = \(value)"
        #expect(
            ParsedText("\(statement)\nfunc f() {}").outline
                == """
                var=var x=x value=\(value) ⟨\(statement)⟩
                func f=f () ⟨()⟩ ⟨{}⟩ ⟨func f() {}⟩
                """
        )
    }

    @Test func observersMayFollowAnInitialValue() {
        #expect(
            ParsedText("var x = f() { didSet { g() } }").outline
                == "var=var x=x value=f() observed { didSet { g() } } ⟨var x = f() { didSet { g() } }⟩"
        )
    }

    @Test func commasInGenericArgumentsEndNoValue() {
        #expect(
            outline("let a = D<Int, Int>(), b = c < d, e = f > (g)")
                == [
                    "let=let a=a value=D<Int, Int>() 1/3", "let=let b=b value=c < d 2/3",
                    "let=let e=e value=f > (g) 3/3",
                ]
                .map { $0 + " ⟨let a = D<Int, Int>(), b = c < d, e = f > (g)⟩" }
        )
    }

    @Test func semicolonsSeparateDeclarations() {
        #expect(
            ParsedText("let a = 1; let b = 2").outline
                == "let=let a=a value=1 ⟨let a = 1⟩\nlet=let b=b value=2 ⟨let b = 2⟩"
        )
    }
}
