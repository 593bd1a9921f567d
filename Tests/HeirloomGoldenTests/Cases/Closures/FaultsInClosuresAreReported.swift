// The generator reports invalid closures, because the compiler does not expand the macro if its argument cannot be
// type-checked.

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
// App/App.swift:10:21: error: parameter 'config' of the closure for 'limit' needs a type: it is matched by name and type [untyped-factory]
// App/App.swift:11:19: error: the closure for 'environment' needs an explicit return type; write '() -> Environment in' [untyped-factory]
// App/App.swift:12:19: error: the closure for 'find' needs an explicit return type; write '-> Find' [untyped-factory]
// App/App.swift:13:19: error: the closure for 'limits' needs an explicit return type; write '-> [Int]' [untyped-factory]
// App/App.swift:16:19: error: 'fulfilledByType' has no effect on 'other': the closure builds it [factory-with-type]
// App/App.swift:17:19: error: the closure for 'onLog' needs an explicit return type [untyped-factory]
// App/App.swift:18:19: error: the closure for 'onCount' needs an explicit return type [untyped-factory]
// App/App.swift:19:19: error: the closure for 'maybe' needs an explicit return type [untyped-factory]

//: fix-its
// App/App.swift:11:19: would fix: write '() -> Environment in' [untyped-factory]
// App/App.swift:11:20: note: insert ' () -> Environment in'
// App/App.swift:12:19: would fix: write '-> Find' [untyped-factory]
// App/App.swift:12:31: note: insert '-> Find '
// App/App.swift:13:19: would fix: write '-> [Int]' [untyped-factory]
// App/App.swift:13:38: note: insert '-> [Int] '
// App/App.swift:16:19: could fix: remove 'fulfilledByType' [factory-with-type]
// App/App.swift:16:19: note: remove 'fulfilledByType: "Config", '
