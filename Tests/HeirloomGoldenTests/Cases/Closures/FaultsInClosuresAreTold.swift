// What is wrong with a closure is told by the generator: where the compiler cannot make sense of it, it never asks the macro.

//: App/App.swift
import Heirloom

enum Environment { case production }
struct Config { let limit: Int }
typealias Find = (_ id: Int) -> Config?

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Config(limit: 3) }) let config: Config
    @Instantiated({ config in config.limit }) let limit: Int
    @Instantiated({ .production }) let environment: Environment
    @Instantiated({ (id: Int) in nil }) let find: Find
    @Instantiated({ (config: Config) in [] }) let limits: [Int]
    @Instantiated({ () -> Environment in .production }) let spelled: Environment
    @Instantiated({ Environment.production }) let named: Environment
    @Instantiated(fulfilledByType: "Config", { Config(limit: 4) }) let other: Config
    @Instantiated({ nil }) let onLog: ((String) -> Void)?
    @Instantiated({ nil }) let onCount: ((String) -> Int)?
    @Instantiated({ nil }) let maybe: ((String) -> Int?)?
}

//: diagnostics
// App/App.swift:10:21: error: the parameter 'config' of the closure that builds 'limit' needs a type: it is received by its name and type [untyped-factory]
// App/App.swift:10:21: note: fix-it: write '(config: Config)': replace 'config' by '(config: Config)'
// App/App.swift:11:19: error: the closure that builds 'environment' does not say what it returns; write '() -> Environment in' [untyped-factory]
// App/App.swift:11:20: note: fix-it: write '() -> Environment in': insert ' () -> Environment in'
// App/App.swift:12:19: error: the closure that builds 'find' does not say what it returns; write '-> Find', or where 'Find' stands for a function what that returns [untyped-factory]
// App/App.swift:13:19: error: the closure that builds 'limits' does not say what it returns; write '-> [Int]' [untyped-factory]
// App/App.swift:13:38: note: fix-it: write '-> [Int]': insert '-> [Int] '
// App/App.swift:16:19: error: 'fulfilledByType' has no effect for 'other': the closure says what is built [factory-with-type]
// App/App.swift:16:19: note: fix-it: remove 'fulfilledByType': remove 'fulfilledByType: "Config", '
// App/App.swift:17:19: error: the closure that builds 'onLog' does not say what it returns; write '() -> ((String) -> Void)? in' [untyped-factory]
// App/App.swift:17:20: note: fix-it: write '() -> ((String) -> Void)? in': insert ' () -> ((String) -> Void)? in'
// App/App.swift:18:19: error: the closure that builds 'onCount' does not say what it returns; write '() -> ((String) -> Int)? in' [untyped-factory]
// App/App.swift:18:20: note: fix-it: write '() -> ((String) -> Int)? in': insert ' () -> ((String) -> Int)? in'
// App/App.swift:19:19: error: the closure that builds 'maybe' does not say what it returns; write '() -> Int? in' [untyped-factory]
// App/App.swift:19:20: note: fix-it: write '() -> Int? in': insert ' () -> Int? in'
