// A rename whose source has another name is rejected where it is declared, and receivers below are not reported as well.
//: Core/Managers.swift
import Heirloom

public protocol Vendor {}

@Instantiable
public final class UserManager: Instantiable, Vendor {
    public init() {}
}

@Instantiable
public struct Badge: Instantiable {
    @Received private let vendor: any Vendor
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Home: Instantiable {
    @Received(fulfilledByDependencyNamed: "userManger", ofType: UserManager.self) let 1️⃣vendor: any Vendor
    @Instantiated let badge: Badge
}

@Instantiable
struct App: Instantiable {
    @Instantiated let userManager: UserManager
    @Instantiated let home: Home
}

_ = App()
//: refused
// 1️⃣ missing-dependency
