import Testing

@Suite struct FunctionParsingTests {
    @Test func functionsAreReadUpToTheirBodies() {
        let text = ParsedText(
            """
            @A public static func instantiate<T: P>(_ a: T, with b: inout [Int], c: Int..., d: @escaping () -> Void = { f(1, 2) }) \
            async throws(E) -> some Q<T> where T: R { }
            func == <T>(l: T, r: T) -> Bool { l }
            func ==<T>(l: T, r: T) rethrows -> Bool { l }
            prefix func /(x: V) -> V { x/x }
            func `default`(@B @C(1) x y: sending Int, for: isolated (any Actor)?) -> (Int, () -> Void)
            """
        )
        #expect(
            text.outline
                == """
                @A public static func instantiate=instantiate <type T: P ⟨T: P⟩> (_/a: T ⟨_ a: T⟩, with/b: inout [Int] ⟨with b: inout [Int]⟩, c/c: Int variadic ⟨c: Int...⟩, d/d: @escaping () -> Void defaulted ⟨d: @escaping () -> Void = { f(1, 2) }⟩) ⟨(_ a: T, wit…1, 2) })⟩ async throws(E) where T: R -> some Q<T> ⟨{ }⟩ ⟨@A public st…T: R { }⟩
                func ===== <type T ⟨T⟩> (l/l: T ⟨l: T⟩, r/r: T ⟨r: T⟩) ⟨(l: T, r: T)⟩ -> Bool ⟨{ l }⟩ ⟨func == <T>(…ol { l }⟩
                func ===== <type T ⟨T⟩> (l/l: T ⟨l: T⟩, r/r: T ⟨r: T⟩) ⟨(l: T, r: T)⟩ rethrows -> Bool ⟨{ l }⟩ ⟨func ==<T>(l…ol { l }⟩
                prefix func /=/ (x/x: V ⟨x: V⟩) ⟨(x: V)⟩ -> V ⟨{ x/x }⟩ ⟨prefix func … { x/x }⟩
                func default=`default` (@B @C(other 1) x/y: sending Int ⟨@B @C(1) x y: sending Int⟩, for/for: isolated (any Actor)? ⟨for: isolated (any Actor)?⟩) ⟨(@B @C(1) x …Actor)?)⟩ -> (Int, () -> Void) ⟨func `defaul…-> Void)⟩
                """
        )
        #expect(text.faults == [])
    }

    @Test func initializersAreReadUpToTheirBodies() {
        let text = ParsedText(
            """
            class C {
                public required init?<T>(x: Int = y < z ? A<B, C>.d : e, f: T) throws where T: P { g() }
                convenience nonisolated init!(_: Int) async {}
                init() { self.init() }
                deinit { h() }
                subscript<T>(i: Int) -> T where T: P { get { 1 } }
                static subscript(i: Int) -> Int { 1 }
            }
            """
        )
        #expect(
            text.outline
                == """
                class=class C=C ⟨{⏎    public… { 1 }⏎}⟩ ⟨class C {⏎  … { 1 }⏎}⟩
                  public required init? <type T ⟨T⟩> (x/x: Int defaulted ⟨x: Int = y < z ? A<B, C>.d : e⟩, f/f: T ⟨f: T⟩) ⟨(x: Int = y …e, f: T)⟩ throws where T: P ⟨{ g() }⟩ ⟨public requi… { g() }⟩
                  convenience nonisolated init? (_/_: Int ⟨_: Int⟩) ⟨(_: Int)⟩ async ⟨{}⟩ ⟨convenience …async {}⟩
                  init () ⟨()⟩ ⟨{ self.init() }⟩ ⟨init() { self.init() }⟩
                """
        )
        #expect(text.faults == [])
    }

    @Test func requirementsHaveNoBodies() {
        let text = ParsedText(
            """
            protocol P {
                init(x: Int)
                func f() async -> Int
                var y: Int { get }
                static func g()
            }
            """
        )
        #expect(
            text.outline
                == """
                protocol=protocol P=P ⟨{⏎    init(x…nc g()⏎}⟩ ⟨protocol P {…nc g()⏎}⟩
                  init (x/x: Int ⟨x: Int⟩) ⟨(x: Int)⟩ ⟨init(x: Int)⟩
                  func f=f () ⟨()⟩ async -> Int ⟨func f() async -> Int⟩
                  var=var y=y : Int computed { get } ⟨var y: Int { get }⟩
                  static func g=g () ⟨()⟩ ⟨static func g()⟩
                """
        )
    }

    @Test func unwantedDeclarationsAreSkipped() {
        let text = ParsedText(
            """
            infix operator <+>: AdditionPrecedence
            prefix operator /
            precedencegroup Mine { higherThan: AdditionPrecedence }
            @freestanding(expression) public macro stringify<T>(_ x: T) -> (T, String) = #externalMacro(module: "M", type: "T")
            let last = 1
            """
        )
        #expect(text.outline == "let=let last=last value=1 ⟨let last = 1⟩")
        #expect(text.faults == [])
    }

    @Test func statementsOfAScriptAreSkipped() {
        let text = ParsedText(
            """
            print("a")
            for x in [1] where x > 0 { let inner = 1 }
            if let y = z, case .a(let b) = c { struct Local {} }
            else if d { }
            guard let e = f else { exit(1) }
            do { try g() }
            catch { }
            repeat { } while h
            x = y / 2; z /= 3
            switch i { case 1: break; default: break }
            try await j()
            defer { k() }
            if #available(macOS 13, *) { }
            let last = 1
            """
        )
        #expect(
            text.outline
                == """
                let=let last=last value=1 ⟨let last = 1⟩
                """
        )
        #expect(text.faults == [])
    }
}
