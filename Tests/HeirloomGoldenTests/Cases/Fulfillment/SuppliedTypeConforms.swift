// The type that is built or renamed for a property must convert to the property's type, as far as all declarations were read.

//: Core/Vendor.swift
public protocol Vendor {}

public protocol Seller: Vendor {}

open class Base {
    public init() {}
}

//: App/Shop.swift
import Core
import Heirloom

struct Money {}

@Instantiable
final class Market: Base, Instantiable, Seller {}

@Instantiable
struct Beggar: Instantiable {}

@Instantiable
struct Street: Instantiable {
    @Instantiated(fulfilledByType: "Beggar") let vendor: any Vendor
    @Instantiated(fulfilledByType: "Beggar") let otherVendor: (any Vendor)?
    @Instantiated(fulfilledByType: "Market") let marketVendor: any Vendor
    @Instantiated(fulfilledByType: "Market") let both: Base & Seller
    @Instantiated(fulfilledByType: "Beggar") let base: Base
    @Instantiated(fulfilledByType: "Beggar") let pair: any Vendor & Sendable
    @Instantiated(fulfilledByType: "Beggar") let beggarBuilder: ErasedInstantiator<Void, any Seller>
    @Instantiated let beggar: Beggar?
    @Instantiated let market: Market
    @Received(fulfilledByDependencyNamed: "market", ofType: Market.self) let seller: any Seller
    @Received(fulfilledByDependencyNamed: "market", ofType: Market.self) let money: Money
    @Received(fulfilledByDependencyNamed: "beggar", ofType: Beggar?.self) let poor: Beggar
    @Received(fulfilledByDependencyNamed: "seller", ofType: (any Seller).self) let anyVendor: any Vendor
    @Received(fulfilledByDependencyNamed: "anyVendor", ofType: (any Vendor).self) let back: any Seller
}

//: diagnostics
// App/Shop.swift:14:50: error: 'Street' builds 'Beggar' for 'vendor: any Vendor', but 'Beggar' does not conform to 'Vendor' [not-convertible]
// App/Shop.swift:10:8: note: make it conform to 'Vendor'
// App/Shop.swift:15:50: error: 'Street' builds 'Beggar' for 'otherVendor: (any Vendor)?', but 'Beggar' does not conform to 'Vendor' [not-convertible]
// App/Shop.swift:10:8: note: make it conform to 'Vendor'
// App/Shop.swift:18:50: error: 'Street' builds 'Beggar' for 'base: Base', but 'Beggar' is not convertible to 'Base' [not-convertible]
// App/Shop.swift:18:50: note: declare the property as 'base: Beggar'
// App/Shop.swift:19:50: error: 'Street' builds 'Beggar' for 'pair: any Vendor & Sendable', but 'Beggar' does not conform to 'Vendor' [not-convertible]
// App/Shop.swift:10:8: note: make it conform to 'Vendor'
// App/Shop.swift:20:50: error: 'Street' builds 'Beggar' for 'beggarBuilder: ErasedInstantiator<Void, any Seller>', but 'Beggar' does not conform to 'Seller' [not-convertible]
// App/Shop.swift:10:8: note: make it conform to 'Seller'
// App/Shop.swift:24:78: error: 'money: Money' of 'Street' takes 'market: Market', which is not convertible to 'Money' [not-convertible]
// App/Shop.swift:4:8: note: to wrap it, add an 'init(_:)' to 'Money' that takes 'Market' and neither fails nor throws
// App/Shop.swift:25:79: error: 'poor: Beggar' of 'Street' takes 'beggar: Beggar?', which may be 'nil' [not-convertible]
// App/Shop.swift:27:87: error: 'back: any Seller' of 'Street' takes 'anyVendor: any Vendor', which does not conform to 'Seller' [not-convertible]
// Core/Vendor.swift:1:17: note: make it conform to 'Seller'
