// In an extension of a nested type, names refer to members of that type, and then to those of the module. The types around it
// do not enclose the extension. The extended type may be an alias, and the extension may itself be instantiable.

//: App/Types.swift
import Heirloom

class Config {
    let name: String
    init(name: String) { self.name = name }
}

enum Outer {
    enum Inner {}
    final class Config: App.Config {}
    struct Gauge { let name: String }
}

typealias Alias = Outer.Inner

extension Outer.Inner {
    @Instantiable
    struct Service: Instantiable {
        @Received let config: Config
    }
}

extension Alias {
    struct Nested {
        @Instantiable
        struct Reader: Instantiable {
            @Received let config: Config
        }
    }
}

@Instantiable
extension Outer.Gauge: Instantiable {
    static func instantiate(config: Config) -> Outer.Gauge { Outer.Gauge(name: config.name) }
}

@Instantiable
struct Middle: Instantiable {
    @Instantiated({ Outer.Config(name: "outer") }) let config: Outer.Config
    @Instantiated let service: Outer.Inner.Service
    @Instantiated let reader: Outer.Inner.Nested.Reader
    @Instantiated let gauge: Outer.Gauge
}

@Instantiable(isRoot: true)
struct Root: Instantiable {
    @Instantiated({ Config(name: "module") }) let config: Config
    @Instantiated let middle: Middle
}

//: generated App
import Heirloom

extension Root {
    init() {
        let config = Root.heirloomFactory_config()
        let middle = Root.heirloomMakeMiddle(config: config)
        self.init(config: config, middle: middle)
    }

    private static func heirloomMakeMiddle(config: Config) -> Middle {
        let config2 = Middle.heirloomFactory_config()
        let service = Outer.Inner.Service(config: config)
        let reader = Outer.Inner.Nested.Reader(config: config)
        let gauge = Outer.Gauge.instantiate(config: config)
        return Middle(config: config2, service: service, reader: reader, gauge: gauge)
    }
}
