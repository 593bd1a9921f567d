// Two features each have a 'Router', and the app's file imports both and uses the short name in a string.
//: Home/Home.swift
import Heirloom

public protocol Routing { func go() -> String }

@Instantiable
public struct Router: Instantiable, Routing { public init() {}; public func go() -> String { "home" } }
//: Profile/Profile.swift
import Heirloom
import Home

@Instantiable
public struct Router: Instantiable, Routing { public init() {}; public func go() -> String { "profile" } }
//: App/main.swift
import Heirloom
import Home
import Profile

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: 1️⃣"Router") let routing: any Routing
    @Instantiated(fulfilledByType: "Profile.Router") let profile: any Routing
    @Instantiated let router: 2️⃣Router
}

_ = App()
//: refused
// 1️⃣ ambiguous-name
// 2️⃣ ambiguous-name
