// A module re-exports one type of another, so a type is visible through two equivalent imports.
//: Model/Model.swift
public struct User { public let name: String; public init(name: String) { self.name = name } }
public struct Hidden { public init() {} }
public protocol Vendor { func user() -> User }
//: Api/Api.swift
@_exported import struct Model.User
@_exported import protocol Model.Vendor

public typealias Person = User
public struct Hidden { public let api = true; public init() {} }
//: Impl/Impl.swift
import Api
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Vendor.self])
public struct Fixed: Instantiable, Vendor {
    @Received let hidden: Hidden
    public init(hidden: Hidden) { self.hidden = hidden }
    public func user() -> Person { User(name: "ada \(hidden.api)") }
}

@Instantiable
extension Hidden: Instantiable {
    public static func instantiate() -> Hidden { Hidden() }
}
//: App/One.swift
import Api
import Heirloom

@Instantiable
struct Page: Instantiable {
    @Forwarded let person: Person
    @Received let vendor: any Vendor
    @Instantiated let badge: Badge
}
//: App/Two.swift
import Heirloom
import Model

@Instantiable
struct Badge: Instantiable {
    @Received let person: Model.User
    @Received let vendor: any Model.Vendor
    var text: String { person.name + vendor.user().name }
}
//: App/App.swift
import Api
import Heirloom
import Impl

@Instantiable
struct App: Instantiable {
    @Instantiated let hidden: Api.Hidden
    @Instantiated let vendor: any Vendor
    @Instantiated let pageBuilder: Instantiator<Page>
}
//: App/main.swift
import Api

print(App().pageBuilder.instantiate(person: Person(name: "eve ")).badge.text)
//: prints
// eve ada true
