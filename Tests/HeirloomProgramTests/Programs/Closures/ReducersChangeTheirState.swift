// Closures change the arguments of their functions: reducers, with dependencies, asynchronous, behind an alias, and in test
// doubles.
//: option configuration=debug
//: App/App.swift
import Heirloom

struct Counter: Sendable {
    var count = 0
}

typealias Reset = (_ counter: inout Counter) -> Void

@Instantiable
struct Store: Instantiable {
    @Received let reduce: (_ counter: inout Counter, _ times: Int) -> Bool
    func send(_ times: Int) -> Int {
        var counter = Counter(count: 1)
        return reduce(&counter, times) ? counter.count : -1
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ 4 }) let step: Int
    @Instantiated({ (step: Int, counter: inout Counter, times: Int) -> Bool in
        counter.count += step * times
        return counter.count > 0
    }) let reduce: (_ counter: inout Counter, _ times: Int) -> Bool
    @Instantiated({ (counter: inout Counter, step: Int) async throws in counter.count -= step })
    let undo: @Sendable (_ counter: inout Counter) async throws -> Void
    @Instantiated({ (counter: inout Counter) -> Void in counter.count = 0 }) let reset: Reset
    @Instantiated let store: Store

    init(
        step: Int, reduce: @escaping (inout Counter, Int) -> Bool,
        undo: @escaping @Sendable (inout Counter) async throws -> Void, reset: @escaping Reset, store: Store
    ) {
        self.step = step
        self.reduce = reduce
        self.undo = undo
        self.reset = reset
        self.store = store
    }
}
//: App/main.swift
let app = App()
func undone(_ app: App) async throws -> Int {
    var counter = Counter(count: 10)
    try await app.undo(&counter)
    return counter.count
}
print(try await undone(app), app.store.send(2))
var counter = Counter(count: 1)
app.reset(&counter)
print(counter.count)
let double = App.mock(
    overrides: .init(reduce: { _, counter, times in
        counter.count = times
        return true
    })
)
print(double.store.send(7))
//: prints
// 6 9
// 0
// 7
