// Accounts with roles: one value under several names and protocols, chained renames, and shadowed names in nested scopes.
//: Bank/Account.swift
import Heirloom

public protocol Readable: AnyObject { var balance: Int { get } }
public protocol Writable: Readable { func add(_ amount: Int) }

@Instantiable(fulfillingAdditionalTypes: [(any Writable).self, Readable.self])
public final class Account: Writable, Instantiable {
    public private(set) var balance: Int
    @Forwarded public let owner: String
    public init(owner: String, balance: Int = 0) {
        self.owner = owner
        self.balance = balance
    }
    public func add(_ amount: Int) { balance += amount }
}

@Instantiable
public struct Transfer: Instantiable {
    @Received private let source: any Writable
    @Received private let target: any Writable
    @Forwarded private let amount: Int
    public func execute() {
        source.add(-amount)
        target.add(amount)
    }
}

@Instantiable
public struct Statement: Instantiable {
    @Received private let target: any Readable
    @Received private let source: any Readable
    public var text: String { "\(source.balance) -> \(target.balance)" }
}
//: App/main.swift
import Bank
import Heirloom

@Instantiable
struct Desk: Instantiable {
    @Forwarded let giver: Account
    @Forwarded let taker: Account
    @Received(fulfilledByDependencyNamed: "giver", ofType: Account.self) private let source: any Writable
    @Received(fulfilledByDependencyNamed: "taker", ofType: Account.self) private let target: any Writable
    @Instantiated let transferBuilder: Instantiator<Transfer>
    @Instantiated let report: Report
    @Instantiated let reversed: Reversed
}

@Instantiable
struct Report: Instantiable {
    @Received(fulfilledByDependencyNamed: "source", ofType: (any Writable).self) let source: any Readable
    @Received(fulfilledByDependencyNamed: "target", ofType: Writable.self) let target: any Readable
    @Instantiated let statement: Statement
}

@Instantiable
struct Reversed: Instantiable {
    @Received(fulfilledByDependencyNamed: "giver", ofType: Account.self) let target: any Readable
    @Received(fulfilledByDependencyNamed: "taker", ofType: Account.self) let source: any Readable
    @Instantiated let statement: Statement
}

@Instantiable
struct App: Instantiable {
    @Instantiated let accountBuilder: Instantiator<Account>
    @Instantiated let deskBuilder: Instantiator<Desk>
}

let app = App()
let desk = app.deskBuilder.instantiate(
    giver: app.accountBuilder.instantiate(owner: "Ada"),
    taker: app.accountBuilder.instantiate(owner: "Bob")
)
desk.transferBuilder.instantiate(amount: 5).execute()
print(desk.report.statement.text, "|", desk.reversed.statement.text)
//: prints
// -5 -> 5 | 5 -> -5
