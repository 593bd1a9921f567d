// Extensions make types of other packages instantiable, retroactively; each is built once for all receivers.
//: App/Storage.swift
import Foundation
import Heirloom

@Instantiable
extension JSONEncoder: @retroactive Instantiable {
    static func instantiate() -> JSONEncoder { JSONEncoder() }
}

@Instantiable
extension Array: @retroactive Instantiable {
    static func instantiate() -> [Int] { [1, 2, 3] }
}

@Instantiable
final class Store: Instantiable {
    @Received let encoder: JSONEncoder
    @Received let seeds: [Int]

    var count: Int { seeds.count }
}

@Instantiable
final class StorageApp: Instantiable {
    @Instantiated let encoder: JSONEncoder
    @Instantiated let seeds: [Int]
    @Instantiated let store: Store
}
//: App/main.swift
let app = StorageApp()
print(app.store.count, app.store.encoder === app.encoder)
//: prints
// 3 true
