// The names of generated caches do not collide with other names. This includes a type named `Kept` in the module.

//: App/Types.swift
import Heirloom

struct Kept {}

@Instantiable
final class Value: Instantiable {}

@Instantiable
struct Pair: Instantiable {
    @Received let keptValue: Value
    @Received let `default`: () -> Value
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let value: () -> Value
    @Instantiated let keptValue: Value
    @Instantiated(lifetime: .lazy) let `default`: () -> Value
    @Instantiated let makePair: () -> Pair
    @Instantiated(lifetime: .lazy) let pair: () -> Pair
}

//: App/main.swift
let app = App()
print(app.value() === app.value(), app.value() === app.keptValue, app.makePair().keptValue === app.keptValue)
print(app.pair().default() === app.default(), Kept())

//: generated App
import Heirloom

extension App {
    init() {
        let keptValue2 = Heirloom.Kept<Value>.lazily("value")
        let value: () -> Value = {
            keptValue2.value {
                Value()
            }
        }
        let keptValue = Value()
        let keptDefault = Heirloom.Kept<Value>.lazily("default")
        let `default`: () -> Value = {
            keptDefault.value {
                Value()
            }
        }
        let makePair: () -> Pair = {
            Pair(keptValue: keptValue, default: `default`)
        }
        let keptPair = Heirloom.Kept<Pair>.lazily("pair")
        let pair: () -> Pair = {
            keptPair.value {
                Pair(keptValue: keptValue, default: `default`)
            }
        }
        self.init(value: value, keptValue: keptValue, default: `default`, makePair: makePair, pair: pair)
    }
}

//: prints
// true false true
// true Kept()
