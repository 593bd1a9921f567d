// The name of a rename's source is misspelled by a letter.
//: Core/Core.swift
import Heirloom

public protocol UserVendor { var name: String { get } }

@Instantiable
public final class UserManager: UserVendor, Instantiable {
    public var name = "Ada"
    public init() {}
}

@Instantiable
public struct Badge: Instantiable {
    @Received private let userVendor: any UserVendor
    public var text: String { userVendor.name }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received(fulfilledByDependencyNamed: "userManger", ofType: UserManager.self)
    private let 1️⃣userVendor: any UserVendor
    @Instantiated let badge: Badge
}

@Instantiable
struct App: Instantiable {
    @Instantiated let userManager: UserManager
    @Instantiated let screen: Screen
}

print(App().screen.badge.text)
//: refused
// 1️⃣ missing-dependency
