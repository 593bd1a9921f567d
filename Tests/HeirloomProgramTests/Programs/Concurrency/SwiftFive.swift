// Before Swift 6 the compiler accepts non-Sendable values, and the module's configuration sets that language mode.
//: option swiftc=-swift-version 5
//: Core/Models.swift
public final class Account {
    public var name = "ada"
    public init() {}
}

public protocol Ledger: AnyObject {
    var total: Int { get }
}
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")
//: App/Types.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Ledger.self])
final class MemoryLedger: Instantiable, Ledger {
    var total = 3
}

@Instantiable
struct Statement: Instantiable {
    @Forwarded let month: Int
    @Received let account: Account
    @Received let ledger: any Ledger
    @Received let log: (String) -> Void

    var text: String { "\(account.name) \(month) \(ledger.total)" }
}

@Instantiable
actor Auditor: Instantiable {
    @Received let ledger: any Ledger

    func total() -> Int { ledger.total }
}

@Instantiable
final class Bank: Instantiable {
    @Forwarded let account: Account
    @Forwarded let log: (String) -> Void
    @Instantiated(fulfilledByType: "MemoryLedger") let ledger: any Ledger
    @Instantiated let statementBuilder: SendableInstantiator<Statement>
    @Instantiated let auditor: Auditor
}

@Instantiable
struct App: Instantiable {
    @Instantiated let bankBuilder: Instantiator<Bank>
}
//: App/main.swift
import Core

let bank = App().bankBuilder.instantiate(account: Account(), log: { _ in })
print(bank.statementBuilder.instantiate(month: 4).text)
//: prints
// ada 4 3
