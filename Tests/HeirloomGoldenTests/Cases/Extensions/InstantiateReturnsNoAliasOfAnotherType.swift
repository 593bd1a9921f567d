// The result of `instantiate` must not be an alias of another type.

//: App/Shelf.swift
import Heirloom

struct Box<Item> {}

struct Crate {}

typealias Container = Crate

@Instantiable
extension Box: Instantiable {
    static func instantiate() -> Container { Crate() }
}

@Instantiable
extension Crate: Instantiable {
    static func instantiate() -> Shelf { fatalError() }
}

struct Shelf {}

//: diagnostics
// App/Shelf.swift:11:34: error: 'instantiate' in an extension of 'Box' must return 'Box' [unusable-instantiate]
// App/Shelf.swift:11:34: note: 'Container' is 'Crate'
// App/Shelf.swift:16:34: error: 'instantiate' in an extension of 'Crate' must return 'Crate' [unusable-instantiate]
