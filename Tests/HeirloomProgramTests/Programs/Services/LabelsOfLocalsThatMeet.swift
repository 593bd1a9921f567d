// Colliding labels in one scope: 'user' with two types, labels with numbers, labels like standard library functions, labels
// like 'self'.
//: Core/Core.swift
import Heirloom

public struct User: Sendable { public var name: String; public init(_ name: String) { self.name = name } }
public struct AdminUser: Sendable { public var name: String; public init(_ name: String) { self.name = name } }

@Instantiable
public struct Badge: Instantiable {
    @Received private let user: User
    @Received private let user1: AdminUser
    public var text: String { "\(user.name)/\(user1.name)" }
}

@Instantiable
public struct AdminBadge: Instantiable {
    @Received private let user: AdminUser
    @Received private let user2: User
    public var text: String { "\(user.name)/\(user2.name)" }
}

@Instantiable
public final class Printer: Instantiable { public init() {} ; public var count = 1 }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct AdminScope: Instantiable {
    @Forwarded let user: AdminUser
    @Received(fulfilledByDependencyNamed: "user", ofType: AdminUser.self) let user1: AdminUser
    @Received(fulfilledByDependencyNamed: "user", ofType: User.self) let user2: User
    @Instantiated let badge: Badge
    @Instantiated let adminBadge: AdminBadge
    @Instantiated let print: Printer
    @Instantiated let max: Max
}

@Instantiable
struct Max: Instantiable {
    @Received let print: Printer
    @Received let user: User
    var text: String { "\(print.count) \(user.name)" }
}

@Instantiable
struct Scope: Instantiable {
    @Forwarded let user: User
    @Instantiated let adminScopeBuilder: Instantiator<AdminScope>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
}

let scope = App().scopeBuilder.instantiate(user: User("u")).adminScopeBuilder.instantiate(user: AdminUser("a"))
print(scope.badge.text, scope.adminBadge.text, scope.max.text)
//: prints
// u/a a/u 1 u
