// A model that conforms to an alias of a composition, of its own or another module, has the members that the composition
// declares.
//: Core/Core.swift
import Heirloom

public protocol Cachable: Sendable {}
public typealias Model = Identifiable & Codable & Cachable

@Instantiable
public struct Repository<Item: Model>: Instantiable where Item.ID: Codable & Sendable {
    @Received public let selection: [Item.ID]

    public init(selection: [Item.ID]) { self.selection = selection }
}
//: App/App.swift
import Core
import Foundation
import Heirloom

typealias Record = Model & Hashable
typealias Titled = Sendable & CustomStringConvertible

struct User: Model {
    let id: Int
}

struct Note: Record, Titled {
    let id: String
    var description: String { id }
}

@Instantiable
struct Users: Instantiable {
    @Instantiated({ [1, 2] }) let selection: [Int]
    @Instantiated let repository: Repository<User>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ ["a"] }) let selection: [String]
    @Instantiated let users: Users
    @Instantiated let notes: Repository<Note>
}
//: App/main.swift
let app = App()
print(app.users.repository.selection, app.notes.selection)
//: prints
// [1, 2] ["a"]
