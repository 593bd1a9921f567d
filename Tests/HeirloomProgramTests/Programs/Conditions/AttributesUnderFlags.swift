// Attributes, superclasses, aliases and initializers of one type depend on the flag and the platform.
//: option flags=PREMIUM
//: Core/Core.swift
import Heirloom

#if PREMIUM
public typealias Price = Double
#else
public typealias Price = Int
#endif

#if os(Linux) || os(macOS)
public protocol Platform { var name: String { get } }
#else
public protocol Platform: AnyObject { var name: String { get } }
#endif

#if canImport(Glibc) || canImport(Darwin)
@Instantiable(fulfillingAdditionalTypes: [Platform.self])
public struct Desktop: Instantiable, Platform {
    public let name = "desktop"
    public init() {}
}
#else
@Instantiable(fulfillingAdditionalTypes: [Platform.self])
public final class Device: Instantiable, Platform {
    public let name = "device"
    public init() {}
}
#endif
//: Shop/Shop.swift
import Core
import Heirloom

@Instantiable
public final class Shop: Instantiable {
    @Received public let price: Price
    @Received let platform: any Platform
    #if PREMIUM
    @Instantiated let lounge: Lounge
    public init(price: Price, platform: any Platform, lounge: Lounge) {
        self.price = price
        self.platform = platform
        self.lounge = lounge
    }
    public var text: String { "\(price) \(platform.name) \(lounge.seats)" }
    #else
    public init(price: Price, platform: any Platform) {
        self.price = price
        self.platform = platform
    }
    public var text: String { "\(price) \(platform.name)" }
    #endif
}

#if PREMIUM
@Instantiable
public struct Lounge: Instantiable {
    public let seats = 4
    public init() {}
}
#endif
//: App/App.swift
import Core
import Heirloom
import Shop

@Instantiable
struct Visit: Instantiable {
    @Forwarded let price: Price
    @Instantiated let shop: Shop
}

@Instantiable
struct App: Instantiable {
    @Instantiated let platform: any Platform
    @Instantiated let visitBuilder: Instantiator<Visit>
}
//: App/main.swift
print(App().visitBuilder.instantiate(price: 3).shop.text)
//: prints
// 3 desktop
//: prints with PREMIUM
// 3.0 desktop 4
