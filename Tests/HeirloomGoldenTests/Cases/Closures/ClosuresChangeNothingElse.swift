// Nothing else is `inout`, and nothing is variadic: the near misses say what to write.

//: App/App.swift
import Heirloom

struct Counter {
    var count = 0
}

typealias Number = Int
typealias Reduce = (_ counter: Counter) -> Void

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ 4 }) let step: Int
    @Instantiated({ (step: inout Int) -> Int in step + 1 }) let next: Int
    @Instantiated({ (lines: String...) in print(lines.count) }) let show: (_ lines: String...) -> Void
    @Instantiated({ { (lines: String...) in print(lines.count) } }) let write: (String...) -> Void
}

@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Instantiated({ 4 }) let step: Int
    @Instantiated({ (step: inout Int) -> Number in step + 1 }) let number: Number
    @Instantiated({ (counter: inout Counter) -> Void in counter.count = 1 }) let reduce: Reduce
    @Instantiated({ (counter: inout Counter) in counter.count = 1 }) let set: (_ counter: Counter) -> Void
    @Instantiated({ (counter: inout Counter) in counter.count = 1 }) let clear: (inout Counter) -> Void

    init(
        step: Int, number: Number, reduce: @escaping Reduce, set: @escaping (Counter) -> Void,
        clear: @escaping (inout Counter) -> Void
    ) {
        fatalError()
    }
}

//: diagnostics
// App/App.swift:13:22: error: the parameter 'step' of the closure that builds 'next' is received as it is, and can be neither 'inout' nor variadic [untyped-factory]
// App/App.swift:14:22: error: the parameter 'lines' of the closure that builds 'show' is variadic, and no call can pass it on; return the function instead, by a closure in the closure [untyped-factory]
// App/App.swift:21:22: error: the parameter 'step' of the closure that builds 'number' is received as it is, and can be neither 'inout' nor variadic [untyped-factory]
// App/App.swift:22:22: error: the closure that builds 'reduce: Reduce' takes 'counter' as 'inout', and its function does not [mismatched-parameters]
// App/App.swift:22:82: note: write '(_ counter: inout Counter) -> Void'
// App/App.swift:22:90: note: fix-it: write '(_ counter: inout Counter) -> Void': replace 'Reduce' by '(_ counter: inout Counter) -> Void'
// App/App.swift:27:44: note: fix-it: write '(_ counter: inout Counter) -> Void': replace '@escaping Reduce' by '@escaping (_ counter: inout Counter) -> Void'
// App/App.swift:23:22: error: the closure that builds 'set: (_ counter: Counter) -> Void' takes 'counter' as 'inout', and its function does not [mismatched-parameters]
// App/App.swift:23:74: note: write '(_ counter: inout Counter) -> Void'
// App/App.swift:23:79: note: fix-it: write '(_ counter: inout Counter) -> Void': replace '(_ counter: Counter) -> Void' by '(_ counter: inout Counter) -> Void'
// App/App.swift:27:67: note: fix-it: write '(_ counter: inout Counter) -> Void': replace '@escaping (Counter) -> Void' by '@escaping (_ counter: inout Counter) -> Void'
// App/App.swift:24:74: error: 'clear: (inout Counter) -> Void' does not name what it is called with, and so its closure cannot take it [mismatched-parameters]
// App/App.swift:24:74: note: write '(_ counter: inout Counter) -> Void'
// App/App.swift:24:81: note: fix-it: write '(_ counter: inout Counter) -> Void': replace '(inout Counter) -> Void' by '(_ counter: inout Counter) -> Void'
// App/App.swift:28:16: note: fix-it: write '(_ counter: inout Counter) -> Void': replace '@escaping (inout Counter) -> Void' by '@escaping (_ counter: inout Counter) -> Void'
