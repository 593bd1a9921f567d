// Closures take as 'inout' what they receive, or what their functions are called with by value, shown or behind aliases.
//: App/App.swift
import Heirloom

struct State {
    var count = 0
}

typealias Count = Int
typealias Reduce = (_ state: State) -> Void

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ (1️⃣step: inout Int) -> Int in step + 1 }) let next: Int
    @Instantiated({ (5️⃣lines: String...) in print(lines.count) }) let show: (_ lines: String...) -> Void
    @Instantiated({ 4 }) let step: Int
}

@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Instantiated({ (2️⃣step: inout Int) -> Count in step + 2 }) let last: Count
    @Instantiated({ 4 }) let step: Int
    @Instantiated({ (3️⃣state: inout State) -> Void in state.count = 1 }) let reduce: Reduce
    @Instantiated({ (4️⃣state: inout State) in state.count = 1 }) let set: (_ state: State) -> Void
    init(last: Count, step: Int, reduce: @escaping Reduce, set: @escaping (State) -> Void) {
        self.last = last
        self.step = step
        self.reduce = reduce
        self.set = set
    }
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ untyped-factory
// 2️⃣ untyped-factory
// 3️⃣ mismatched-parameters
// 4️⃣ mismatched-parameters
// 5️⃣ untyped-factory
