import Testing

@Suite struct TypeDeclarationParsingTests {
    @Test func everyKindOfTypeIsRead() {
        let text = ParsedText(
            """
            @frozen public struct Box<Value: P & Q, each Element, let count: Int>: Base<Value>, @unchecked Sendable
            where Value: Hashable, repeat each Element == Int {
            }
            open class `Type` {}
            final class C: @preconcurrency P, ~Copyable {}
            distributed actor A {}
            indirect enum E: String { case a = "x", b; case c(Int, d: [E]) }
            protocol P<Value>: class { associatedtype Value: Q = Int where Value == Int }
            """
        )
        #expect(
            text.outline
                == """
                @frozen public struct=struct Box=Box <type Value: P & Q ⟨Value: P & Q⟩, pack Element ⟨each Element⟩, value count: Int ⟨let count: Int⟩> : Base<Value>, @unchecked Sendable where Value: Hashable, repeat each Element == Int ⟨{⏎}⟩ ⟨@frozen publ… Int {⏎}⟩
                open class=class Type=`Type` ⟨{}⟩ ⟨open class `Type` {}⟩
                final class=class C=C : @preconcurrency P, ~Copyable ⟨{}⟩ ⟨final class …yable {}⟩
                distributed actor=actor A=A ⟨{}⟩ ⟨distributed actor A {}⟩
                indirect enum=enum E=E : String ⟨{ case a = "…: [E]) }⟩ ⟨indirect enu…: [E]) }⟩
                protocol=protocol P=P <type Value ⟨Value⟩> : AnyObject=class ⟨{ associated…== Int }⟩ ⟨protocol P<V…== Int }⟩
                """
        )
        #expect(text.faults == [])
    }

    @Test func membersAreNested() {
        let text = ParsedText(
            """
            struct Outer {
                class Inner { let a: Int }
                extension Odd {}
                enum Kind { case x; struct Deep { init() {} } }
            }
            """
        )
        #expect(
            text.outline
                == """
                struct=struct Outer=Outer ⟨{⏎    class …{} } }⏎}⟩ ⟨struct Outer…{} } }⏎}⟩
                  class=class Inner=Inner ⟨{ let a: Int }⟩ ⟨class Inner …a: Int }⟩
                    let=let a=a : Int ⟨let a: Int⟩
                  extension Odd ⟨{}⟩ ⟨extension Odd {}⟩
                  enum=enum Kind=Kind ⟨{ case x; st…) {} } }⟩ ⟨enum Kind { …) {} } }⟩
                    struct=struct Deep=Deep ⟨{ init() {} }⟩ ⟨struct Deep …t() {} }⟩
                      init () ⟨()⟩ ⟨{}⟩ ⟨init() {}⟩
                """
        )
    }

    @Test func extensionsAndAliasesAreRead() {
        let text = ParsedText(
            """
            @A public extension Outer.Inner<Int>: P, Q where T == [Int] { }
            extension [Int] {}
            extension Int? {}
            fileprivate typealias Handler<T> = @Sendable (T) async throws -> Void where T: P
            typealias Pair = (a: Int, b: any P)
            """
        )
        #expect(
            text.outline
                == """
                @A public extension Outer.Inner<Int> : P, Q where T == [Int] ⟨{ }⟩ ⟨@A public ex…Int] { }⟩
                extension [Int] ⟨{}⟩ ⟨extension [Int] {}⟩
                extension Int? ⟨{}⟩ ⟨extension Int? {}⟩
                fileprivate typealias Handler=Handler <type T ⟨T⟩> @Sendable (T) async throws -> Void ⟨fileprivate typealias Handler<T> = @Sendable (T) async throws -> Void where T: P⟩
                typealias Pair=Pair (a: Int, b: any P) ⟨typealias Pair = (a: Int, b: any P)⟩
                """
        )
        #expect(text.faults == [])
    }

    @Test func importsAreRead() {
        let text = ParsedText(
            """
            import A
            @testable @_spi(Internal) public import B.C
            @preconcurrency import struct D.E; import func F.==
            import `class`
            """
        )
        #expect(
            text.outline
                == """
                import A ⟨import A⟩
                @testable @_spi(Internal) public import B/C ⟨@testable @_spi(Internal) public import B.C⟩
                @preconcurrency import struct D/E ⟨@preconcurrency import struct D.E⟩
                import func F/== ⟨import func F.==⟩
                import class ⟨import `class`⟩
                """
        )
        #expect(text.faults == [])
    }

    @Test func contextualKeywordsAreNamesElsewhere() {
        let text = ParsedText(
            """
            struct S {
                let actor: Int
                var open: Int { 1 }
                let package: Int, some: Int
                func macro() {}
                class func optional() {}
                class var lazy: Int { 1 }
                let get, set: Int
                final class lazy {}
            }
            """
        )
        #expect(
            text.outline
                == """
                struct=struct S=S ⟨{⏎    let ac…azy {}⏎}⟩ ⟨struct S {⏎ …azy {}⏎}⟩
                  let=let actor=actor : Int ⟨let actor: Int⟩
                  var=var open=open : Int computed { 1 } ⟨var open: Int { 1 }⟩
                  let=let package=package : Int 1/2 ⟨let package: Int, some: Int⟩
                  let=let some=some : Int 2/2 ⟨let package: Int, some: Int⟩
                  func macro=macro () ⟨()⟩ ⟨{}⟩ ⟨func macro() {}⟩
                  class func optional=optional () ⟨()⟩ ⟨{}⟩ ⟨class func optional() {}⟩
                  class var=var lazy=lazy : Int computed { 1 } ⟨class var lazy: Int { 1 }⟩
                  let=let get=get : Int 1/2 ⟨let get, set: Int⟩
                  let=let set=set : Int 2/2 ⟨let get, set: Int⟩
                  final class=class lazy=lazy ⟨{}⟩ ⟨final class lazy {}⟩
                """
        )
        #expect(text.faults == [])
    }
}
