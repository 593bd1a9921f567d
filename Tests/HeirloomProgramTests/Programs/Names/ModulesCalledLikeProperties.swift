// Features are modules with lowercase names, each with a repository, and the app's properties have the same names.
//: users/Users.swift
import Heirloom
public protocol Repository: Sendable { var name: String { get } }
public struct Failure: Error { public init() {} }
@Instantiable(fulfillingAdditionalTypes: [Repository.self])
public struct Remote: Instantiable, Repository {
    public let name = "users"
    public init() throws(Failure) {}
}
//: orders/Orders.swift
import Heirloom
public protocol Repository: Sendable { var name: String { get } }
@Instantiable(fulfillingAdditionalTypes: [Repository.self])
public struct Remote: Instantiable, Repository {
    public let name = "orders"
    public init() {}
}
//: App/App.swift
import Heirloom
import orders
import users

struct Failure: Error {}
struct Remote {}

@Instantiable
struct Page: Instantiable {
    @Received let users: any users.Repository
    @Received let orders: any orders.Repository
}
@Instantiable(isRoot: true)
struct Shop: Instantiable {
    @Instantiated let users: any users.Repository
    @Instantiated(fulfilledByType: "orders.Remote") let orders: any orders.Repository
    @Instantiated let page: Page
    @Instantiated(lifetime: .lazy) let again: @Sendable () throws(users.Failure) -> any users.Repository
}
//: App/main.swift
import users
do throws(users.Failure) {
    let shop = try Shop()
    print(shop.page.users.name, shop.page.orders.name, try shop.again().name)
} catch {}
//: prints
// users orders users
