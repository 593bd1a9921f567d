// A closure cannot use properties of its type, which is not built yet: it takes them as parameters. The compiler reports that
// in the closure. The closure's own declarations, static members, and members or labels of the same name are allowed.

//: option compiles=no
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

//: generated App
import Heirloom

extension App {
    init(port: Int) {
        let config = App.heirloomFactory_config()
        let scale = App.heirloomFactory_scale()
        let limit = App.heirloomFactory_limit()
        let sum = App.heirloomFactory_sum()
        let product = App.heirloomFactory_product(config: config)
        let square = App.heirloomFactory_square()
        let scaled = App.heirloomFactory_scaled()
        let total = App.heirloomFactory_total()
        let length = App.heirloomFactory_length()
        let taken = App.heirloomFactory_taken(scale: scale)
        let members = App.heirloomFactory_members(config: config)
        let own = App.heirloomFactory_own()
        let bound = App.heirloomFactory_bound()
        self.init(
            port: port,
            config: config,
            scale: scale,
            limit: limit,
            sum: sum,
            product: product,
            square: square,
            scaled: scaled,
            total: total,
            length: length,
            taken: taken,
            members: members,
            own: own,
            bound: bound
        )
    }
}

extension InstantiatorProtocol where T == App {
    func instantiate(port: Int) -> App {
        instantiate(port)
    }
}

//: compiler
// App/App.swift:17:21: error: instance member 'config' cannot be used on type 'App'; did you mean to use a value of this type instead?
// App/App.swift:18:21: error: cannot find 'self' in scope; did you mean to use it in a type or extension context?
// App/App.swift:18:41: error: cannot find 'self' in scope; did you mean to use it in a type or extension context?
// App/App.swift:19:56: error: instance member 'scale' cannot be used on type 'App'; did you mean to use a value of this type instead?
// App/App.swift:20:34: error: instance member 'scale' cannot be used on type 'App'; did you mean to use a value of this type instead?
// App/App.swift:20:42: error: instance member 'scale' cannot be used on type 'App'; did you mean to use a value of this type instead?
// App/App.swift:21:39: error: instance member 'scale' cannot be used on type 'App'; did you mean to use a value of this type instead?
// App/App.swift:22:21: error: instance member 'total' cannot be used on type 'App'; did you mean to use a value of this type instead?
// App/App.swift:23:21: error: instance member 'name' cannot be used on type 'App'; did you mean to use a value of this type instead?
// App/Heirloom.generated.swift:9:25: error: type 'App' has no member 'heirloomFactory_limit'
// App/Heirloom.generated.swift:10:23: error: type 'App' has no member 'heirloomFactory_sum'
// App/Heirloom.generated.swift:11:27: error: type 'App' has no member 'heirloomFactory_product'
// App/Heirloom.generated.swift:12:26: error: type 'App' has no member 'heirloomFactory_square'
// App/Heirloom.generated.swift:13:26: error: type 'App' has no member 'heirloomFactory_scaled'
// App/Heirloom.generated.swift:14:25: error: type 'App' has no member 'heirloomFactory_total'
// App/Heirloom.generated.swift:15:26: error: type 'App' has no member 'heirloomFactory_length'
