// A repository of texts is required as one of numbers, and a base class with another argument through an alias.
//: Core/Core.swift
public protocol Repository<Entity>: AnyObject { associatedtype Entity; func all() -> [Entity] }
open class Base<Entity> { public init() {} }
public typealias TextBase = Base<String>
//: App/App.swift
import Core
import Heirloom

@Instantiable
final class Texts: TextBase, Instantiable, Repository {
    typealias Entity = String
    func all() -> [String] { [] }
    override init() {}
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Texts") let texts: any Repository<String>
    @Instantiated(fulfilledByType: "Texts") let base: Base<String>
    @Instantiated(fulfilledByType: "Texts") let 1️⃣numbers: any Repository<Int>
    @Instantiated(fulfilledByType: "Texts") let 2️⃣numberBase: Base<Int>
}
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
