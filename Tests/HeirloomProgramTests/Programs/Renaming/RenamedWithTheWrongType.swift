// The source of a rename has the right name and the protocol's type, although the ancestor provides the class.
//: Core/Core.swift
import Heirloom

public protocol UserVendor { var name: String { get } }

@Instantiable
public final class UserManager: UserVendor, Instantiable {
    public var name = "Ada"
    public init() {}
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserVendor.self)
    private let 1️⃣userVendor: any UserVendor
    var text: String { userVendor.name }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let userManager: UserManager
    @Instantiated let screen: Screen
}

print(App().screen.text)
//: refused
// 1️⃣ missing-dependency
