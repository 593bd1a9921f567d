// A parameter of a closure may be `inout` or an autoclosure if its function declares it so as well.

//: option configuration=debug
//: App/App.swift
import Heirloom

struct Counter {
    var count = 0
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ 4 }) let step: Int
    @Instantiated({ (step: Int, counter: inout Counter) in counter.count += step })
    let reduce: (_ counter: inout Counter) -> Void
    @Instantiated({ (message: @autoclosure () -> String) in print(message()) })
    let log: (_ message: @autoclosure () -> String) -> Void
}

//: App/main.swift
var counter = Counter()
App().reduce(&counter)
App().log("counted \(counter.count)")
App.mock(overrides: .init(reduce: { _, counter in counter.count = 1 })).reduce(&counter)
App.mock(overrides: .init(log: { message in print("test", message()) })).log("counted \(counter.count)")

//: prints
// counted 4
// test counted 1
