// Repositories with an associated type share a unit of work, which a builder creates for each request.
//: Domain/Repository.swift
public protocol Entity: Sendable {
    associatedtype ID: Hashable & Sendable
    var id: ID { get }
}

public protocol Repository<Item>: AnyObject {
    associatedtype Item: Entity
    func find(_ id: Item.ID) -> Item?
    func save(_ item: Item)
}

public struct Order: Entity {
    public var id: Int
    public var total: Double
    public init(id: Int, total: Double) { (self.id, self.total) = (id, total) }
}

public struct Customer: Entity {
    public var id: String
    public init(id: String) { self.id = id }
}
//: Data/UnitOfWork.swift
import Domain
import Heirloom

@Instantiable
public final class UnitOfWork: Instantiable {
    private var changes: [@Sendable () -> Void] = []
    public private(set) var isCommitted: Bool = false
    @Received private let connection: Connection

    public func register(_ change: @escaping @Sendable () -> Void) { changes.append(change) }
    public func commit() -> Int {
        connection.begun += 1
        changes.forEach { $0() }
        isCommitted = true
        return changes.count
    }
}

@Instantiable
public final class Connection: Instantiable {
    public internal(set) var begun = 0
}

@Instantiable(fulfillingAdditionalTypes: [(any Repository<Order>).self])
public final class OrderRepository: Repository, Instantiable {
    public typealias Item = Order
    @Received private let unitOfWork: UnitOfWork
    private var items = [Order.ID: Order]()
    public func find(_ id: Int) -> Order? { items[id] }
    public func save(_ item: Order) {
        items[item.id] = item
        unitOfWork.register {}
    }
}

@Instantiable(fulfillingAdditionalTypes: [(any Repository<Customer>).self])
public final class CustomerRepository: Repository, Instantiable {
    @Received private let unitOfWork: UnitOfWork
    private var items: [String: Customer] = .init()
    public func find(_ id: String) -> Customer? { items[id] }
    public func save(_ item: Customer) {
        items[item.id] = item
        unitOfWork.register {}
    }
}
//: Shop/main.swift
import Data
import Domain
import Heirloom

struct Command { let customer: String; let total: Double }

@Instantiable
final class PlaceOrder: Instantiable {
    @Forwarded private let command: Command
    @Instantiated private let unitOfWork: UnitOfWork
    @Instantiated private let orders: any Repository<Order>
    @Instantiated private let customers: any Repository<Customer>

    func callAsFunction() -> Int {
        customers.save(Customer(id: command.customer))
        orders.save(Order(id: 1, total: command.total))
        return unitOfWork.commit()
    }
}

@Instantiable
struct Shop: Instantiable {
    @Instantiated let connection: Connection
    @Instantiated private let placeOrder: Instantiator<PlaceOrder>

    func order(_ customer: String, total: Double) -> Int {
        placeOrder.instantiate(command: Command(customer: customer, total: total))()
    }
}

let shop = Shop()
print(shop.order("Ada", total: 3), shop.order("Bob", total: 4), shop.connection.begun)
//: prints
// 2 2 2
