// Packs on declarations, constrained extensions and results of other types are rejected; valid declarations next to them are
// not reported.
//: Core/Core.swift
import Heirloom

public struct Box<Value> { public let value: Value }
public struct Crate<Value> { public let value: Value }
public struct Plain { public init() {} }

@Instantiable
extension Box: Instantiable {
    public static func instantiate() -> Box<Int> { Box<Int>(value: 1) }
}

@Instantiable
extension 1️⃣Crate: Instantiable where Value == Int {
    public static func instantiate() -> Crate<Int> { Crate<Int>(value: 1) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct 2️⃣Shelf<each Item>: Instantiable {
    @Received let items: (repeat each Item)
}

@Instantiable
struct App: Instantiable {
    @Instantiated let box: Box<Int>
}
print(App().box.value)
//: refused
// 1️⃣ constrained-extension
// 2️⃣ unsupported-generics
