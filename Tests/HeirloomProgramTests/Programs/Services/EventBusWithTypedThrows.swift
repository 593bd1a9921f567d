// An event bus of closures with typed throws, metatypes as keys, and subscribers that are built eagerly in a list.
//: Bus/Bus.swift
import Heirloom

public protocol Event {}
public enum BusError: Error, Equatable { case closed, rejected(String) }

@Instantiable
public final class EventBus: Instantiable {
    public typealias Subscriber = (any Event) throws(BusError) -> Void
    private var subscribers: [ObjectIdentifier: [Subscriber]] = [:]
    @Forwarded private let filter: ((any Event.Type) -> Bool)?

    public func subscribe(_ type: any Event.Type, _ body: @escaping Subscriber) {
        guard filter?(type) ?? true else { return }
        subscribers[ObjectIdentifier(type), default: []].append(body)
    }

    public func publish(_ event: some Event) throws(BusError) {
        guard let all = subscribers[ObjectIdentifier(type(of: event))] else { throw .closed }
        for subscriber in all { try subscriber(event) }
    }
}
//: Shop/Shop.swift
import Bus
import Heirloom

struct Sold: Event { let amount: Int }
struct Refunded: Event { let amount: Int }

@Instantiable
final class Ledger: Instantiable {
    @Received private let eventBus: EventBus
    @Received private let check: (Int) throws(BusError) -> Int
    private(set) var total = 0

    init(eventBus: EventBus, check: @escaping (Int) throws(BusError) -> Int) {
        self.eventBus = eventBus
        self.check = check
        eventBus.subscribe(Sold.self) { [unowned self] (event: any Event) throws(BusError) in
            if let sold = event as? Sold { total += try self.check(sold.amount) }
        }
    }
}

@Instantiable
struct ShopScope: Instantiable {
    @Forwarded let eventBus: EventBus
    @Forwarded let check: (Int) throws(BusError) -> Int
    @Instantiated let ledger: Ledger
}
//: Shop/main.swift
import Bus
import Heirloom

@Instantiable
struct Shop: Instantiable {
    @Instantiated let busBuilder: Instantiator<EventBus>
    @Instantiated let scopeBuilder: Instantiator<ShopScope>
}

let shop = Shop()
let bus = shop.busBuilder.instantiate { $0 != Refunded.self }
let scope = shop.scopeBuilder.instantiate(
    eventBus: bus,
    check: { (amount: Int) throws(BusError) -> Int in
        guard amount < 10 else { throw .rejected("\(amount)") }
        return amount
    }
)
try bus.publish(Sold(amount: 3))
do { try bus.publish(Sold(amount: 30)) } catch { print(error) }
do { try bus.publish(Refunded(amount: 1)) } catch { print(error) }
print(scope.ledger.total)
//: prints
// rejected("30")
// closed
// 3
