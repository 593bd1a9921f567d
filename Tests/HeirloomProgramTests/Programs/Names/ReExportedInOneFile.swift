// One file of each module re-exports the imports that all others use.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Store: Instantiable {
    public let name = "store"
}
//: Kit/Exports.swift
@_exported import Core
@_exported import Foundation
@_exported import Heirloom
//: Kit/Notes.swift
@Instantiable
public struct Notes: Instantiable {
    @Forwarded public let address: URL
    @Received public let store: Store
    @Instantiated public let cover: Cover
}

@Instantiable
public struct Cover: Instantiable {
    @Received public let address: URL
    @Received public let store: Store
    public var text: String { "\(address.lastPathComponent) in \(store.name)" }
}
//: App/Exports.swift
@_exported import Kit
//: App/Root.swift
@Instantiable
struct Shelf: Instantiable {
    @Forwarded let place: URL
    @Received let store: Store
    @Instantiated let notesBuilder: Instantiator<Notes>
}

@Instantiable
struct Root: Instantiable {
    @Instantiated let store: Store
    @Instantiated let shelfBuilder: Instantiator<Shelf>
}
//: App/main.swift
let shelf = Root().shelfBuilder.instantiate(place: URL(fileURLWithPath: "/b"))
print(shelf.notesBuilder.instantiate(URL(fileURLWithPath: "/a")).cover.text)
//: prints
// a in store
