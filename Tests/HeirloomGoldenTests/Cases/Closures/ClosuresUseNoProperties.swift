// A closure cannot use properties of its type, which is not built yet: it takes them as parameters. The closure's own
// declarations, static members, and members or labels of the same name are allowed.

//: App/App.swift
import Heirloom

struct Config {
    let limit: Int
    var scale = 2
}

func doubled(scale: Int) -> Int { 2 * scale }

@Instantiable(isRoot: true)
struct App: Instantiable {
    static let maximum = 9

    @Forwarded let port: Int
    @Instantiated({ Config(limit: 3) }) let config: Config
    @Instantiated({ 4 }) let scale: Int
    @Instantiated({ config.limit }) let limit: Int
    @Instantiated({ self.config.limit + self.port }) let sum: Int
    @Instantiated({ (config: Config) in config.limit * scale }) let product: Int
    @Instantiated({ () -> Int in scale * scale }) let square: Int
    @Instantiated({ [1, 2].map { $0 * scale } }) let scaled: [Int]
    @Instantiated({ total }) let total: Int
    @Instantiated({ name.count }) let length: Int
    @Instantiated({ (scale: Int) in "\(scale)" }) let taken: String
    @Instantiated({ (config: Config) in config.scale + doubled(scale: 1) + maximum }) let members: Int
    @Instantiated({
        let scale = 3
        var limit: Int { scale }
        func port() -> Int { limit }
        return port() + [4].map { config in config }.count
    }) let own: Int
    @Instantiated({ if let scale = Int("4") { scale } else { 0 } }) let bound: Int

    let name = "app"

    init(
        port: Int, config: Config, scale: Int, limit: Int, sum: Int, product: Int, square: Int, scaled: [Int],
        total: Int, length: Int, taken: String, members: Int, own: Int, bound: Int
    ) {
        self.port = port
        self.config = config
        self.scale = scale
        self.limit = limit
        self.sum = sum
        self.product = product
        self.square = square
        self.scaled = scaled
        self.total = total
        self.length = length
        self.taken = taken
        self.members = members
        self.own = own
        self.bound = bound
    }
}

//: diagnostics
// App/App.swift:17:21: error: the closure for 'limit' uses 'config' of 'App', which is not built yet; declare it as a parameter: '(config: Config)' [untyped-factory]
// App/App.swift:17:20: note: fix-it: declare it as a parameter: insert ' (config: Config) in'
// App/App.swift:18:21: error: the closure for 'sum' uses 'config' and 'port' of 'App', which is not built yet; declare them as parameters: '(config: Config, port: Int)' [untyped-factory]
// App/App.swift:18:20: note: fix-it: declare them as parameters: insert ' (config: Config, port: Int) in'
// App/App.swift:18:21: note: fix-it: declare them as parameters: replace 'self.config' with 'config'
// App/App.swift:18:41: note: fix-it: declare them as parameters: replace 'self.port' with 'port'
// App/App.swift:19:56: error: the closure for 'product' uses 'scale' of 'App', which is not built yet; declare it as a parameter: '(scale: Int)' [untyped-factory]
// App/App.swift:19:36: note: fix-it: declare it as a parameter: insert ', scale: Int'
// App/App.swift:20:34: error: the closure for 'square' uses 'scale' of 'App', which is not built yet; declare it as a parameter: '(scale: Int)' [untyped-factory]
// App/App.swift:20:22: note: fix-it: declare it as a parameter: insert 'scale: Int'
// App/App.swift:21:39: error: the closure for 'scaled' uses 'scale' of 'App', which is not built yet; declare it as a parameter: '(scale: Int)' [untyped-factory]
// App/App.swift:21:20: note: fix-it: declare it as a parameter: insert ' (scale: Int) in'
// App/App.swift:22:21: error: the closure for 'total' uses 'total' of 'App', which is not built yet; a closure can use only parameters and declarations visible in its file [untyped-factory]
// App/App.swift:23:21: error: the closure for 'length' uses 'name' of 'App', which is not built yet; a closure can use only parameters and declarations visible in its file [untyped-factory]
