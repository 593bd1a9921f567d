// The declaration of a parameter's member is in a module that only the generic type's file imports.
//: Base/Base.swift
public protocol Keyed { associatedtype Key: Sendable }
//: Models/Models.swift
public import Base
public protocol Entity: Keyed { associatedtype Draft }
//: Features/Features.swift
import Base
import Foundation
public import Heirloom
public import Models

@Instantiable
public struct Edit<E>: Instantiable where E: Entity {
    @Forwarded public let name: String
    @Forwarded public let draft: [E.Draft]
}
@Instantiable
struct Inner<E: Entity>: Instantiable {
    @Forwarded let id: E.Key?
    func url() -> URL? { nil }
}
//: App/App.swift
import Features
import Heirloom
import Models

struct User: Entity {
    typealias Key = Int
    typealias Draft = String
}

@Instantiable(isRoot: true)
struct Main: Instantiable {
    @Instantiated let edit: Instantiator<Edit<User>>
}
//: App/main.swift
let edit = Main().edit.instantiate(name: "Ann", draft: ["a"])
print(edit.name, edit.draft)

//: prints
// Ann ["a"]
