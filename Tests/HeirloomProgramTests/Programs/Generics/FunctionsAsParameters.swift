// A generic argument may be a function type, which is escaping wherever a function takes it.
//: option configuration=debug
//: App/App.swift
import Heirloom

typealias Making<Handler, Product> = (_ handler: Handler) -> Product

@Instantiable
struct Subscription<Handler>: Instantiable {
    @Forwarded let handler: Handler
}

@Instantiable
struct Channel<Handler>: Instantiable {
    @Instantiated let subscribe: (Handler) -> Subscription<Handler>
    @Instantiated let subscribeByName: Making<Handler, Subscription<Handler>>

    init(
        subscribe: @escaping (Handler) -> Subscription<Handler>,
        subscribeByName: @escaping Making<Handler, Subscription<Handler>>
    ) {
        self.subscribe = subscribe
        self.subscribeByName = subscribeByName
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let numbers: Channel<(Int) -> Int>
    @Instantiated let names: Channel<String>
}

//: App/main.swift
for app in [App(), App.mock()] {
    print(app.numbers.subscribe { $0 * 2 }.handler(4), app.names.subscribe("log").handler)
    print(app.numbers.subscribeByName { $0 * 3 }.handler(4), app.names.subscribeByName("trace").handler)
}
//: prints
// 8 log
// 12 trace
// 8 log
// 12 trace
