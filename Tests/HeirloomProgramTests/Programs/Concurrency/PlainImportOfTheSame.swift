// Without '@preconcurrency', types of a module without an explicit conformance are not Sendable.
//: option swiftc Legacy=-swift-version 5
//: Legacy/Models.swift
public final class Catalog {
    public init() {}
}

@preconcurrency
public protocol Listing: Sendable {}
//: App/Types.swift
import Heirloom
import Legacy

@Instantiable
struct Offer: Instantiable {
    @Received let catalog: Catalog
}

@Instantiable
struct Page: Instantiable {
    @Received let listing: any Listing
}

@Instantiable
struct Shop: Instantiable {
    @Forwarded let catalog: Catalog
    @Forwarded let listing: any Listing
    @Instantiated let 1️⃣offerBuilder: SendableInstantiator<Offer>
    @Instantiated let pageBuilder: SendableInstantiator<Page>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let shopBuilder: Instantiator<Shop>
}
//: refused
// 1️⃣ not-sendable
