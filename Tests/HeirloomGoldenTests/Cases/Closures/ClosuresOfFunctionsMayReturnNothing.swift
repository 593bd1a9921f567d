// A closure for a function that returns `Void` is the body of the function: it takes the function's arguments, and may run only
// once.

//: App/App.swift
import Heirloom

final class Log {
    var lines: [String] = []
}

actor Store {
    var total = 0
    func add(_ amount: Int) throws { total += amount }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Log() }) let log: Log
    @Instantiated({ Store() }) let store: Store
    @Instantiated({ (event: String, count: Int, log: Log) in
        log.lines.append("\(event) \(count)")
    }) let track: (_ event: String, _ count: Int) -> Void
    @Instantiated({ print("hello") }) let greet: () -> Void
    @Instantiated({ () -> Void in print("spelled") }) let spelled: (() -> Void)?
    @Instantiated({ (amount: Int, store: Store) async throws in try await store.add(amount) })
    let pay: @Sendable (_ amount: Int) async throws -> Void
    @Instantiated(lifetime: .lazy, { (log: Log) in log.lines.append("set up") }) let setUp: () -> Void
}

//: App/main.swift
let app = App()
app.track("opened", 2)
app.greet()
app.spelled?()
try await app.pay(3)
app.setUp()
app.setUp()
print(app.log.lines, await app.store.total)

//: generated App
import Heirloom

extension App {
    init() {
        let log = App.heirloomFactory_log()
        let store = App.heirloomFactory_store()
        let track: (_ event: String, _ count: Int) -> Void = { event, count in
            App.heirloomFactory_track(event: event, count: count, log: log)
        }
        let greet: () -> Void = {
            App.heirloomFactory_greet()
        }
        let spelled: (() -> Void)? = {
            App.heirloomFactory_spelled()
        }
        let pay: @Sendable (_ amount: Int) async throws -> Void = { amount in  // App.pay
            try await App.heirloomFactory_pay(amount: amount, store: store)
        }
        let keptSetUp = Kept<Void>.lazily("setUp")
        let setUp: () -> Void = {
            keptSetUp.value {
                App.heirloomFactory_setUp(log: log)
            }
        }
        self.init(
            log: log,
            store: store,
            track: track,
            greet: greet,
            spelled: spelled,
            pay: pay,
            setUp: setUp
        )
    }
}

//: prints
// hello
// spelled
// ["opened 2", "set up"] 3
