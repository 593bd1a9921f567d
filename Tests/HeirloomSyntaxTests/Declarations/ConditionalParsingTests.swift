import Testing

@Suite struct ConditionalParsingTests {
    @Test func everyClauseIsRead() {
        let text = ParsedText(
            """
            #if canImport(A) && !DEBUG // why
            import A
            #elseif os(macOS)
            import B
            #else
            import C
            #endif
            struct S {
                #if A
                let a: Int
                #if B
                let b: Int
                #endif
                #endif
                let c: Int
            }
            """
        )
        #expect(
            text.outline
                == """
                #if canImport(A) && !DEBUG
                  import A ⟨import A⟩
                #if os(macOS)
                  import B ⟨import B⟩
                #if else
                  import C ⟨import C⟩
                struct=struct S=S ⟨{⏎    #if A⏎…c: Int⏎}⟩ ⟨struct S {⏎ …c: Int⏎}⟩
                  #if A
                    let=let a=a : Int ⟨let a: Int⟩
                    #if B
                      let=let b=b : Int ⟨let b: Int⟩
                  let=let c=c : Int ⟨let c: Int⟩
                """
        )
        #expect(text.faults == [])
    }

    @Test func conditionalAttributesBelongToTheNextDeclaration() {
        let text = ParsedText(
            """
            #if A
            @B
            #else
            @C(1)
            #endif
            struct S {}
            @D
            #if A
            @E
            #elseif B || C
            @F
            #if true
            @G
            #endif
            #endif
            public struct T {}
            """
        )
        #expect(
            text.outline
                == """
                @B[A] @C(other 1)[!A] struct=struct S=S ⟨{}⟩ ⟨#if A⏎@B⏎#el…uct S {}⟩
                @D @E[A] @F[!A && (B || C)] @G[!A && (B || C)] public struct=struct T=T ⟨{}⟩ ⟨@D⏎#if A⏎@E⏎…uct T {}⟩
                """
        )
        #expect(text.faults == [])
    }

    @Test func conditionsInBodiesAreNotRead() {
        let text = ParsedText("func f() {\n#if A\nlet x = 1\n#endif\n}\nlet y = 2")
        #expect(
            text.outline
                == """
                func f=f () ⟨()⟩ ⟨{⏎#if A⏎let …#endif⏎}⟩ ⟨func f() {⏎#…#endif⏎}⟩
                let=let y=y value=2 ⟨let y = 2⟩
                """
        )
    }
}
