// A bank: accounts are actors behind a protocol, transfers are built on the main actor and run anywhere, and all share one
// ledger.
//: Ledger/Ledger.swift
import Heirloom

@Instantiable
public actor Ledger: Instantiable {
    public private(set) var lines: [String] = []
    public init() {}
    public func add(_ line: String) { lines.append(line) }
}

public protocol Account: Actor {
    func change(by amount: Int) async -> Int
}
//: Accounts/Accounts.swift
import Heirloom
import Ledger

@Instantiable(fulfillingAdditionalTypes: [Account.self])
public actor CurrentAccount: Instantiable, Account {
    @Received private let ledger: Ledger
    @Received private let owner: String
    private var balance = 0

    public init(owner: String, ledger: Ledger) {
        self.owner = owner
        self.ledger = ledger
    }

    public func change(by amount: Int) async -> Int {
        balance += amount
        await ledger.add("\(owner) \(amount)")
        return balance
    }
}

@Instantiable
public struct Customer: Instantiable, Sendable {
    @Forwarded public let owner: String
    @Instantiated public let account: any Account
}

@Instantiable
public struct Transfer: Instantiable, Sendable {
    @Forwarded private let from: Customer
    @Forwarded private let to: Customer
    @Received private let ledger: Ledger

    public func run(_ amount: Int) async -> [Int] {
        await ledger.add("transfer")
        return [await from.account.change(by: -amount), await to.account.change(by: amount)]
    }
}
//: App/main.swift
import Accounts
import Heirloom
import Ledger

@MainActor
@Instantiable
final class Bank: Instantiable {
    @Instantiated let ledger: Ledger
    @Instantiated let customerBuilder: Instantiator<Customer>
    @Instantiated let transferBuilder: SendableInstantiator<Transfer>
}

let bank = Bank()
let ada = bank.customerBuilder.instantiate(owner: "ada")
let eve = bank.customerBuilder.instantiate(owner: "eve")
let transferBuilder = bank.transferBuilder
print(await Task.detached { await transferBuilder.instantiate(from: ada, to: eve).run(5) }.value)
print(await transferBuilder.instantiate((from: eve, to: ada)).run(2))
print(await bank.ledger.lines)
//: prints
// [-5, 5]
// [3, -3]
// ["transfer", "ada -5", "eve 5", "transfer", "eve -2", "ada 2"]
