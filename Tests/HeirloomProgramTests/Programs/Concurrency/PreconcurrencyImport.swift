// A module from before Swift 6 is imported with '@preconcurrency', so its types may cross isolations.
//: option swiftc Legacy=-swift-version 5
//: Legacy/Models.swift
public final class Catalog {
    public let name = "books"
    public init() {}
}

public struct Entry {
    public var title: String
    public init(title: String) { self.title = title }
}

public protocol Pricing {
    func price(of entry: Entry) -> Int
}
//: App/Types.swift
import Heirloom
@preconcurrency import Legacy

@Instantiable
struct Offer: Instantiable {
    @Forwarded let amount: Int
    @Received let catalog: Catalog
    @Received let entries: [Entry]
    @Received let pricing: any Pricing

    var text: String { "\(catalog.name): \(entries.map { pricing.price(of: $0) * amount })" }
}

@Instantiable
struct Shop: Instantiable {
    @Forwarded let catalog: Catalog
    @Forwarded let entries: [Entry]
    @Forwarded let pricing: any Pricing
    @Instantiated let offerBuilder: SendableInstantiator<Offer>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let shopBuilder: Instantiator<Shop>
}
//: App/main.swift
import Legacy

struct Flat: Pricing {
    func price(of entry: Entry) -> Int { entry.title.count }
}

let shop = App().shopBuilder.instantiate(catalog: Catalog(), entries: [Entry(title: "Emma")], pricing: Flat())
print(shop.offerBuilder.instantiate(amount: 2).text)
//: prints
// books: [8]
