// Under member import visibility, the 'instantiate' functions are in a module that the files of the properties do not import.
//: option swiftc=-enable-upcoming-feature MemberImportVisibility
//: Core/Core.swift
public struct Account { public let id: Int; public init(id: Int) { self.id = id } }
public protocol Titled { var title: String { get } }
open class Base { public let number: Int; public init(number: Int = 2) { self.number = number } }
//: Builders/Builders.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Titled.self])
extension Account: Instantiable, Titled {
    public static func instantiate(number: Int) -> Account { Account(id: number) }
    public var title: String { "account \(id)" }
}

@Instantiable(fulfillingAdditionalTypes: [Base.self])
public final class Derived: Base, Instantiable {
    @Received let titled: any Titled
    public init(titled: any Titled) { self.titled = titled; super.init() }
}
//: Feature/Feature.swift
import Core
import Heirloom

@Instantiable
public struct Feature: Instantiable {
    @Forwarded public let number: Int
    @Instantiated public let titled: any Titled
    @Instantiated public let base: Base
    public init(number: Int, titled: any Titled, base: Base) { self.number = number; self.titled = titled; self.base = base }
}
//: App/App.swift
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let featureBuilder: Instantiator<Feature>
}
//: App/main.swift
import Builders
import Core
import Feature
import Heirloom

let feature = App().featureBuilder.instantiate(number: 7)
print(feature.titled.title, feature.base.number)
//: prints
// account 7 2
