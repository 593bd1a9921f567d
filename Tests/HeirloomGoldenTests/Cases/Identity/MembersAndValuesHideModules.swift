// If a property, a nested type or a global function shadows a module or a type, an alias is generated for the intended one.

//: users/Repository.swift
import Heirloom

public protocol Repository: Sendable { var name: String { get } }
public enum Failure: Error { case offline }

@Instantiable(fulfillingAdditionalTypes: [Repository.self])
public struct Server: Instantiable, Repository {
    public let name = "users"
    public init() throws(Failure) {}
}

//: Orders/Repository.swift
import Heirloom

public protocol Repository: Sendable { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Repository.self])
public struct Server: Instantiable, Repository {
    public let name = "orders"
    public init() {}
}

@Instantiable
public struct Basket: Instantiable {
    public init() {}
}

@Instantiable
public struct Receipt: Instantiable {
    @Received let basket: Basket
    public init(basket: Basket) { self.basket = basket }
}

//: App/Shop.swift
import Heirloom
import Orders
import users

enum Failure: Error { case closed }
func Basket() -> Int { 1 }

typealias OrderRepository = Orders.Repository

@Instantiable
struct Page: Instantiable {
    @Received let users: any users.Repository
    @Received let orders: any OrderRepository
}

@Instantiable(isRoot: true)
struct Shop: Instantiable {
    enum Orders { case open, done }

    @Instantiated let users: any users.Repository
    @Instantiated(fulfilledByType: "Orders.Server") let orders: any OrderRepository
    @Instantiated let page: Page
    @Instantiated let basket: Basket
    @Instantiated let receipt: Receipt
}

//: App/main.swift
import users

do throws(users.Failure) {
    try printTree(Shop())
} catch {}

//: generated App
import Heirloom
import Orders
import users

private typealias HeirloomBasket = Basket
private typealias HeirloomOrders_Server = Orders.Server
private typealias Heirloomusers_Repository = users.Repository
private typealias Heirloomusers_Server = users.Server

extension Shop {
    init() throws(users.Failure) {
        let users2: any Heirloomusers_Repository = try Heirloomusers_Server()  // Shop.users
        let orders: any OrderRepository = HeirloomOrders_Server()  // Shop.orders
        let page = Page(users: users2, orders: orders)
        let basket = HeirloomBasket()
        let receipt = Receipt(basket: basket)
        self.init(users: users2, orders: orders, page: page, basket: basket, receipt: receipt)
    }
}

//: prints
// Shop
//   users: Server
//     name: String "users"
//   orders: Server
//     name: String "orders"
//   page: Page
//     users: Server
//       name: String "users"
//     orders: Server
//       name: String "orders"
//   basket: Basket
//   receipt: Receipt
//     basket: Basket
