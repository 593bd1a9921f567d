import Testing

@Suite struct ConditionalSummaryTests {
    @Test func importsHaveTheirConditions() {
        #expect(
            SummarizedText(
                """
                #if canImport(A) || B
                import A
                #if os(macOS)
                @_spi(X) public import C
                #endif
                #elseif D
                import D
                #else
                import E
                #endif
                """
            ).outline
                == """
                import A if canImport(A) || B
                @_spi(X) public import C if (canImport(A) || B) && os(macOS)
                import D if !(canImport(A) || B) && D
                import E if !(canImport(A) || B) && !D
                """
        )
    }

    @Test func alternativesHaveTheirConditions() {
        #expect(
            SummarizedText(
                """
                #if os(Linux)
                @Instantiable struct A: Instantiable { @Received let b: B }
                typealias C = Int
                #else
                @Instantiable struct A: Instantiable { @Received let d: D }
                typealias C = String
                struct E {}
                #endif
                """
            ).outline
                == """
                internal final struct A=A : Instantiable stores [B] if os(Linux)
                internal final struct A=A : Instantiable stores [D] if !os(Linux)
                internal final struct E=E if !os(Linux)
                internal alias C = Int if os(Linux)
                internal alias C = String if !os(Linux)
                instantiable internal final struct A=A type A @Instantiable if os(Linux)
                  b=b: B received ⟨@Received let b: B⟩
                  internal memberwiseInitializer(b: b)
                instantiable internal final struct A=A type A @Instantiable if !os(Linux)
                  d=d: D received ⟨@Received let d: D⟩
                  internal memberwiseInitializer(d: d)
                """
        )
    }

    @Test func typesHaveAnAlternativeForEachCombinationOfTheirMembers() {
        #expect(
            SummarizedText(
                """
                #if !FLAG
                @Instantiable struct A: Instantiable {
                    #if DEBUG
                    @Received let b: B
                    #elseif os(iOS) || os(macOS)
                    #if os(macOS)
                    var count = 0
                    #endif
                    #else
                    @Received let c: C
                    #endif
                    #if TRACING
                    func trace() {}
                    #endif
                }
                #endif
                """
            ).outline
                == """
                internal final struct A=A : Instantiable stores [?, ?, ?] if !FLAG
                instantiable internal final struct A=A type A @Instantiable if !FLAG && DEBUG
                  b=b: B received ⟨@Received let b: B⟩
                  internal memberwiseInitializer(b: b)
                instantiable internal final struct A=A type A @Instantiable if !FLAG && !DEBUG && os(iOS)
                  internal memberwiseInitializer()
                instantiable internal final struct A=A type A @Instantiable if !FLAG && !DEBUG && os(macOS)
                  internal memberwiseInitializer()
                instantiable internal final struct A=A type A @Instantiable if !FLAG && !DEBUG && !os(iOS) && !os(macOS)
                  c=c: C received ⟨@Received let c: C⟩
                  internal memberwiseInitializer(c: c)
                """
        )
    }
}
