// A closure cannot declare types at any depth, because the compiler does not emit types from macro arguments. It may declare
// functions and aliases.

//: App/App.swift
import Heirloom

struct Row { let height: Int }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ () -> Int in
        struct Pair { let first: Int }
        return Pair(first: 3).first
    }) let first: Int
    @Instantiated({
        let make = { () -> Int in
            final class Box<Value> { let value = 4 }
            return Box<Int>().value
        }
        func count() -> Int {
            enum Kind: Int { case one = 1 }
            return Kind.one.rawValue
        }
        return make() + count()
    }) let second: Int
    @Instantiated({
        typealias Line = Row
        func height(of line: Line) -> Int { line.height }
        let actor = Line(height: 5)
        return height(of: actor)
    }) let third: Int
}

//: diagnostics
// App/App.swift:8:16: error: type 'Pair' cannot be declared in the closure for 'first': a macro moves its statements into a generated function, whose local types the compiler does not emit; declare it outside the closure [unreachable-type]
// App/App.swift:13:25: error: type 'Box' cannot be declared in the closure for 'second': a macro moves its statements into a generated function, whose local types the compiler does not emit; declare it outside the closure [unreachable-type]
// App/App.swift:17:18: error: type 'Kind' cannot be declared in the closure for 'second': a macro moves its statements into a generated function, whose local types the compiler does not emit; declare it outside the closure [unreachable-type]
