// The alias for a type that cannot be named otherwise is a plain name, even if the type has a raw one.
//: option swift=6.2 raw identifiers
//: App/main.swift
import Heirloom

enum `my models` {
    struct `Type` {
        let name: String
    }
}

@Instantiable
extension Array: @retroactive Instantiable {
    static func instantiate() -> [`my models`.`Type`] { [.init(name: "type")] }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let types: [`my models`.`Type`]
}

print(App().types[0].name)
//: prints
// type
