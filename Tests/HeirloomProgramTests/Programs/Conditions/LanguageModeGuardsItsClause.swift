// A clause for an unused language mode may contain syntax that only that mode accepts.
//: App/Library.swift
import Heirloom

@Instantiable(isRoot: true)
struct Library: Instantiable {
    @Instantiated let shelf: Shelf
    #if swift(>=999)
    @Instantiated let catalogue: Catalogue<"by name">
    borrow let
    #else
    @Instantiated let lamp: Lamp
    #endif
}

@Instantiable
struct Shelf: Instantiable {
    #if swift(>=4)
    @Received let lamp: Lamp
    #else
    @Received let candle: ‘Candle’
    #endif
}

@Instantiable
final class Lamp: Instantiable, Sendable {}
//: App/main.swift
let library = Library()
print(library.lamp === library.shelf.lamp)
//: prints
// true
