// Files contain operators, regexes, nested strings, comments, macros, switch expressions and Unicode names.
//: App/Storm.swift
import Heirloom

infix operator <~>: Sum
precedencegroup Sum { higherThan: AdditionPrecedence associativity: left }
prefix operator √
func <~> (left: Int, right: Int) -> Int { left * /*c*/ right }
prefix func √ (value: Int) -> Int { value / 2 }
func </ (left: Int, right: Int) -> Bool { left < right }; infix operator </
indirect enum Tree<Leaf> { case leaf(Leaf), node([Tree]); subscript(_ index: Int) -> Tree? { if case .node(let list) = self { list[index] } else { nil } } }
let strings = [##"a "# /* b"##, "/* \("}" + "\("*/ {")")", #"\#("\("@Instantiable")")"#, "//"]
let text = """
    struct Ghost { \("}") + "" ] @Instantiable
    """
nonisolated(unsafe) let regexes: [Regex<Substring>] = [/\/\*["{]/, #/ } \/ "/#, /["}]/]
@available(*, deprecated) @inline(__always) func old() {}
#if DEBUG && (os(Linux) || !canImport(Darwin, _version: 1))
#error("debug")
#endif
extension Optional where Wrapped == Int { var orZero: Int { switch self { case .some(let number) where number > 0: number; default: 0 } } }
struct Größe<Value> {}

@Instantiable final class 🦞: Instantiable { let zwölf = 12; func callAsFunction(_ run: () -> Int = { { $0 }(3) }) -> Int { run() } }
//: App/App.swift
import Heirloom

@Instantiable struct Größen: Instantiable {
    @Received let 🦞: 🦞
    @Received let ñame: String
}
@Instantiable
struct Προβολή: Instantiable {
    @Forwarded let ñame: String
    @Instantiated let größen: Größen
    var result: Int { let value = if größen.🦞.zwölf > 3 { größen.🦞() } else { 0 }; return value <~> √4 }
}
@Instantiable struct App: Instantiable { @Instantiated let 🦞: 🦞; @Instantiated let προβολή: Instantiator<Προβολή> }
//: App/main.swift
print(App().προβολή.instantiate(ñame: "ñ").result, strings.count)
//: prints
// 6 4
