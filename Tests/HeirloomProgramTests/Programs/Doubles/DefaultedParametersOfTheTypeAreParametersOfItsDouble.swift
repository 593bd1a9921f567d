// Defaulted parameters of the type's own initializer are parameters of its test double, with the same defaults and the imports
// that they need.

//: option configuration=debug
//: App/Panel.swift
import Foundation
import Heirloom

@Instantiable(isRoot: false, generateMock: true)
struct Panel: Instantiable {
    @Received let storage: Storage
    let title: String
    let separator: Character

    init(
        title: String = "a-b".replacingOccurrences(of: "-", with: "+"),
        storage: Storage,
        separator: Character = ","
    ) {
        self.title = title
        self.storage = storage
        self.separator = separator
    }
}

//: App/Storage.swift
import Heirloom

@Instantiable
final class Storage: Instantiable {}

//: App/main.swift
printTree(Panel.mock())
printTree(Panel.mock(title: "given", separator: ";"))

//: prints
// Panel
//   storage: Storage #1
//   title: String "a+b"
//   separator: Character ","
// Panel
//   storage: Storage #1
//   title: String "given"
//   separator: Character ";"
