// Three modules extend one type: with a conformance, with a nested type, and with the function that builds it.
//: Core/Core.swift
public struct Account { public let id: Int; public init(id: Int) { self.id = id } }
public protocol Titled { var title: String { get } }
public protocol Priced { var price: Int { get } }
//: Titles/Titles.swift
import Core

extension Account: Titled { public var title: String { "account \(id)" } }
extension Account { public struct Badge { public let text: String; public init(text: String) { self.text = text } } }
//: Prices/Prices.swift
import Core

extension Account: Priced { public var price: Int { id * 2 } }
extension Account { public enum Tier: Sendable { case free, paid } }
//: Builders/Builders.swift
import Core
import Heirloom
import Prices
import Titles

@Instantiable(fulfillingAdditionalTypes: [Titled.self, (any Titled & Priced).self])
extension Account: Instantiable {
    public static func instantiate(number: Int) -> Account { Account(id: number) }
}

@Instantiable
extension Account.Badge: Instantiable {
    public static func instantiate(titled: any Titled, tier: Account.Tier) -> Account.Badge {
        Account.Badge(text: titled.title + " \(tier)")
    }
}
//: App/App.swift
import Core
import Heirloom
import Prices
import Titles

@Instantiable
struct Scope: Instantiable {
    @Forwarded let number: Int
    @Forwarded let tier: Account.Tier
    @Instantiated let titled: any Titled
    @Instantiated let both: any Priced & Titled
    @Instantiated let badge: Account.Badge
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
}
//: App/main.swift
import Builders

let scope = App().scopeBuilder.instantiate(number: 4, tier: .paid)
print(scope.titled.title, scope.both.price, scope.badge.text)
//: prints
// account 4 8 account 4 paid
