import Testing

@Suite struct AttributeParsingTests {
    private func heads(_ source: String) -> String {
        let statement = "\(source) let x: X"
        let outline = ParsedText(statement).outline
        let rest = " let=let x=x : X ⟨\(statement)⟩"
        return outline.hasSuffix(rest) ? String(outline.dropLast(rest.count)) : outline
    }

    @Test(arguments: [
        ("@A", "@A"),
        ("@A()", "@A()"),
        ("@M.A<B>(true)", "@M.A<B>(boolean true)"),
        ("@A(a: true, b: false, c: nil)", "@A(a: boolean true, b: boolean false, c: null)"),
        (#"@A("text", c: "a\tb\u{41}")"#, "@A(string text, c: string a\tbA)"),
        (##"@A(#"a\n"#)"##, #"@A(string a\n)"#),
        (#"@A("\(x)")"#, #"@A(other "\(x)")"#),
        (
            "@A([P.self, (any Q).self, R<S, T>.self])",
            "@A([metatype P ⟨P.self⟩, metatype (any Q) ⟨(any Q).self⟩, "
                + "metatype R<S, T> ⟨R<S, T>.self⟩])"
        ),
        ("@A(a: [], b: [\"x\",],)", "@A(a: [], b: [string x ⟨\"x\"⟩])"),
        ("@A(ofType: Outer.Inner?.self)", "@A(ofType: metatype Outer.Inner?)"),
        ("@A(a: x + 1, b: !true, c: .self)", "@A(a: other x + 1, b: other !true, c: other .self)"),
        ("@A(a: flag ? P.self : Q.self)", "@A(a: other flag ? P.self : Q.self)"),
        ("@available(macOS 13, iOS 16.0, *)", "@available(other macOS 13, other iOS 16.0, other *)"),
        (
            "@available(*, deprecated, message: \"a, b\")",
            "@available(other *, other deprecated, message: string a, b)"
        ),
        ("@objc(foo:bar:)", "@objc(foo: other bar:)"),
        ("@A(\n    a: true, // why\n    b: /* c */ P.self\n)", "@A(a: boolean true, b: metatype P)"),
        ("@A @B(1)\n@C", "@A @B(other 1) @C"),
        ("@Swift::A(b: C::D.self, E::F.self)", "@Swift.A(b: metatype C.D=C::D, metatype E.F=E::F)"),
        ("@rethrows", "@`rethrows`"),
        ("@A(a: { f(1, 2) }, b: g(h, i))", "@A(a: other { f(1, 2) }, b: other g(h, i))"),
    ])
    func argumentsAreReadAsLiterals(attribute: String, head: String) {
        #expect(heads(attribute) == head)
    }

    @Test func multilineStringsAreText() {
        #expect(heads("@A(\"\"\"\n    one\n      two\n\n    \"\"\")") == "@A(string one\n  two\n)")
    }

    @Test func freestandingMacrosAreDeclarations() {
        let source = "@A #M.Configuration(a: [\"x\"], b: nil) { 1 }\n#Other\n#third<Int>(1).x"
        #expect(
            ParsedText(source).outline
                == """
                @A #Configuration (a: [string x ⟨"x"⟩], b: null) ⟨@A #M.Configuration(a: ["x"], b: nil) { 1 }⟩
                #Other () ⟨#Other⟩
                #third (other 1) ⟨#third<Int>(1).x⟩
                """
        )
    }
}
