// A property says 'onlyIfAvailable' and is not optional; others are right.
//: Core/Core.swift
import Heirloom

public struct User: Sendable { public var name: String; public init(name: String) { self.name = name } }

@Instantiable
public struct Header: Instantiable {
    @Received(onlyIfAvailable: true) private let 1️⃣user: User
    @Received(onlyIfAvailable: true) private let title: String?
    public var text: String { "\(user.name) \(title ?? "-")" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Scope: Instantiable {
    @Forwarded let user: User
    @Instantiated let header: Header
}

@Instantiable
struct App: Instantiable { @Instantiated let scopes: Instantiator<Scope> }

print(App().scopes.instantiate(user: User(name: "Ada")).header.text)
//: refused
// 1️⃣ only-if-available-not-optional
