// A protocol's alias shadows nothing in conforming types: outside there is another type of that name.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Store: Instantiable {
    public let isShared = false
    public init() {}
}
//: App/main.swift
import Core
import Heirloom

protocol Logger { var name: String { get } }

protocol Module {
    typealias Logger = FileLogger
    typealias Store = SharedStore
    typealias Result = String
    typealias Archive = SharedStore
}

extension Module {
    typealias Title = Int
}

struct Title { let text = "title" }

@Instantiable
final class SharedStore: Instantiable {
    let isShared = true
}

@Instantiable
struct FileLogger: Instantiable, Logger { let name = "file" }

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
struct ConsoleLogger: Instantiable, Logger { let name = "console" }

@Instantiable
final class Cart: Instantiable, Module {
    @Instantiated let logger: Logger
    @Received let store: Store
    @Instantiated let archive: Archive
    @Forwarded let result: Result<Int, any Error>
    @Forwarded let title: Title
}

@Instantiable
struct Bike: Instantiable {
    @Instantiated let logger: Logger
}

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Core.Store
    @Instantiated let carts: Instantiator<Cart>
    @Instantiated let bike: Bike
}

let app = App()
let cart = app.carts.instantiate(result: .success(1), title: Title())
print(cart.logger.name, app.bike.logger.name)
print(cart.store.isShared, cart.archive.isShared, cart.store === app.store, cart.title.text)
//: prints
// console console
// false true true title
