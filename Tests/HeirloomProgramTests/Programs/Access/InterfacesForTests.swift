// A payment kit puts declarations for its own apps behind '@_spi': a type, a root, an initializer and a value.
//: Payments/Gateway.swift
import Heirloom

public protocol Gateway: Sendable {
    func charge(_ cents: Int) -> String
}

@_spi(Apps) @Instantiable(fulfillingAdditionalTypes: [Gateway.self])
public struct SandboxGateway: Instantiable, Gateway {
    @_spi(Apps) @Received public let account: Account
    public func charge(_ cents: Int) -> String { "\(account.number):\(cents)" }
}

@_spi(Apps) public struct Account: Sendable {
    public let number: String
    public init(number: String) { self.number = number }
}

@_spi(Apps) @_spi(Tests) @Instantiable
public struct Till: Instantiable {
    @Forwarded public let account: Account
    @Forwarded public let currency: String
    @Instantiated public let gateway: any Gateway
    @Instantiated public let receiptBuilder: Instantiator<Receipt>
}

@_spi(Apps) @Instantiable
public struct Receipt: Instantiable {
    @Forwarded public let cents: Int
    @Received public let gateway: any Gateway
    @Received public let currency: String
    public var text: String { "\(gateway.charge(cents)) \(currency)" }
}

@_spi(Apps)
public enum Desk {
    @Instantiable
    public final class Bell: Instantiable {
        @Forwarded public let tone: Int
        public init(tone: Int) { self.tone = tone }
    }
}

@_spi(Apps) @Instantiable(isRoot: true)
public final class Counter: Instantiable {
    @Instantiated public let tillBuilder: Instantiator<Till>
    @Instantiated public let bellBuilder: Instantiator<Desk.Bell>
    public init(tillBuilder: Instantiator<Till>, bellBuilder: Instantiator<Desk.Bell>) {
        self.tillBuilder = tillBuilder
        self.bellBuilder = bellBuilder
    }
}
//: Store/Store.swift
@_spi(Apps) import Payments
import Heirloom

@Instantiable
struct Drawer: Instantiable {
    @Forwarded let account: Account
    @Instantiated let gateway: any Gateway
    @Instantiated let slot: Slot
}

@Instantiable
struct Slot: Instantiable {
    @Received let account: Account
    @Received let gateway: any Gateway
}

@Instantiable(isRoot: true)
public struct Shop: Instantiable {
    @Instantiated let drawerBuilder: Instantiator<Drawer>
    init(drawerBuilder: Instantiator<Drawer>) { self.drawerBuilder = drawerBuilder }
    public func open() -> String { drawerBuilder.instantiate(account: Account(number: "2")).slot.gateway.charge(5) }
}
//: App/main.swift
@_spi(Apps) import Payments
import Heirloom
import Store

let counter = Counter()
let till = counter.tillBuilder.instantiate(account: Account(number: "9"), currency: "USD")
print(till.receiptBuilder.instantiate(cents: 3).text)
print(counter.bellBuilder.instantiate(tone: 4).tone, Shop().open())
//: prints
// 9:3 USD
// 4 2:5
