// A rename provides a manager as a protocol to which the manager no longer conforms.
//: Core/Core.swift
import Heirloom

public protocol UserVendor { var name: String { get } }
public protocol TokenVendor { var token: String { get } }

@Instantiable
public final class UserManager: UserVendor, Instantiable {
    public var name = "Ada"
    public init() {}
}

@Instantiable
public struct Badge: Instantiable {
    @Received private let tokenVendor: any TokenVendor
    public var text: String { tokenVendor.token }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let userManager: UserManager
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self)
    private let 1️⃣tokenVendor: any TokenVendor
    @Instantiated let badge: Badge
}

print(App().badge.text)
//: refused
// 1️⃣ not-convertible
