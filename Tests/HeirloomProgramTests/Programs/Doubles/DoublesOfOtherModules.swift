// `additionalMocksToGenerate` generates test doubles for types of modules below, from the declarations that the module sees.

//: option configuration=debug
//: Storage/Storage.swift
import Heirloom

@Instantiable
open class Storage: Instantiable {
    public init() {}
}

@Instantiable
public struct Notes: Instantiable {
    @Received let storage: Storage
    public let title: String
    public init(storage: Storage, title: String = "untitled") {
        self.storage = storage
        self.title = title
    }
}

//: Features/Features.swift
import Heirloom
import Storage

@Instantiable
public struct Screen: Instantiable {
    @Forwarded let number: Int
    @Instantiated let notes: Notes
    public init(number: Int, notes: Notes) {
        self.number = number
        self.notes = notes
    }
}

//: App/Configuration.swift
import Features
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Screen", "Storage.Notes"])

//: App/main.swift
import Features
import Storage

final class StubStorage: Storage {}
printTree(Screen.mock(number: 1))
printTree(Screen.mock(number: 1, overrides: .init(storage: { StubStorage() }, notes: .init(title: "hello"))))
printTree(Notes.mock(storage: StubStorage(), title: "given"))

//: prints
// Screen
//   number: Int 1
//   notes: Notes
//     storage: Storage #1
//     title: String "untitled"
// Screen
//   number: Int 1
//   notes: Notes
//     storage: StubStorage #1
//     title: String "hello"
// Notes
//   storage: StubStorage #1
//   title: String "given"
