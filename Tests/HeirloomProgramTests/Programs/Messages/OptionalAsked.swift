// A child requires an optional user although a user is provided, and a user although only an optional is provided.
//: Core/Core.swift
public struct User { public let name: String; public init(name: String) { self.name = name } }
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public struct Header: Instantiable {
    @Received let 1️⃣user: User?
    public init(user: User?) { self.user = user }
}

@Instantiable
public struct Footer: Instantiable {
    @Received let 2️⃣guest: User
    public init(guest: User) { self.guest = guest }
}
//: App/main.swift
import Core
import Heirloom
import Screens

@Instantiable
struct Page: Instantiable {
    @Forwarded let user: User
    @Forwarded let guest: User?
    @Instantiated let header: Header
    @Instantiated let footer: Footer
}

@Instantiable
struct App: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
}
//: refused
// 1️⃣ missing-dependency
// 2️⃣ missing-dependency
