// A package re-exports its core through two layers, and the app imports only the umbrella.
//: Core/Core.swift
import Heirloom

public struct Money: Sendable, Equatable {
    public let cents: Int
    public init(cents: Int) { self.cents = cents }
}

public protocol Ledger: AnyObject {
    func book(_ money: Money)
    var total: Money { get }
}

public typealias Booking = (Money) -> Void
//: Storage/Storage.swift
@_exported import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Ledger.self])
public final class MemoryLedger: Instantiable, Ledger {
    private var cents = 0
    public init() {}
    public func book(_ money: Money) { cents += money.cents }
    public var total: Money { Money(cents: cents) }
}
//: Kit/Kit.swift
@_exported import Storage
@_exported import Heirloom
//: Billing/Invoice.swift
import Kit

@Instantiable
public struct Invoice: Instantiable {
    @Forwarded public let amount: Money
    @Forwarded public let done: Booking
    @Received private let ledger: any Ledger

    public init(amount: Money, done: @escaping Booking, ledger: any Ledger) {
        self.amount = amount
        self.done = done
        self.ledger = ledger
    }

    public func pay() {
        ledger.book(amount)
        done(ledger.total)
    }
}
//: App/App.swift
import Billing
import Kit

@Instantiable
struct App: Instantiable {
    @Instantiated let ledger: Ledger
    @Instantiated let invoiceBuilder: Instantiator<Invoice>
}
//: App/main.swift
import Kit

let app = App()
app.invoiceBuilder.instantiate(amount: Money(cents: 3), done: { print($0.cents) }).pay()
app.invoiceBuilder.instantiate(amount: Money(cents: 4), done: { print($0.cents) }).pay()
//: prints
// 3
// 7
