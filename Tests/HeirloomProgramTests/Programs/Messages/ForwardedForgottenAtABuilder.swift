// A screen has a forwarded user, and the app builds it eagerly instead of on demand.
//: Core/Core.swift
public struct User { public let name: String; public init(name: String) { self.name = name } }
//: Profile/Profile.swift
import Core
import Heirloom

@Instantiable
public struct Profile: Instantiable {
    @Forwarded public let user: User
    @Instantiated public let header: Header
    public init(user: User, header: Header) { self.user = user; self.header = header }
}

@Instantiable
public struct Header: Instantiable {
    @Received public let user: User
    public init(user: User) { self.user = user }
}
//: App/main.swift
import Heirloom
import Profile

@Instantiable
struct Tabs: Instantiable {
    @Instantiated let 1️⃣profile: Profile
}

@Instantiable
struct App: Instantiable {
    @Instantiated let tabs: Tabs
}

_ = App().tabs
//: refused
// 1️⃣ eager-forwarding
