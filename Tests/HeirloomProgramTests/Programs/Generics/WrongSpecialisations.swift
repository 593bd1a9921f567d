// Arguments that do not conform, types that are listed although swiftc crashes on them, and nodes that grow.
//: Core/Core.swift
import Heirloom

public protocol Storable {}

public protocol Store<Item> {
    associatedtype Item
}

@Instantiable
public struct Shelf<Item: Storable>: Store, Instantiable {}

@Instantiable
public struct Node<Item>: Instantiable {
    @Instantiated let 1️⃣childBuilder: Instantiator<Node<Item?>>
}
//: App/main.swift
import Core
import Heirloom

struct Book: Storable {}
struct Draft {}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Shelf<Book>") let books: any Store<Book>
    @Instantiated(fulfilledByType: "Shelf<Draft>") let 2️⃣drafts: any Store<Draft>
    @Instantiated(fulfilledByType: "Shelf") let 3️⃣others: any Store<Book>
}
print(App())
//: refused
// 1️⃣ endless-generics
// 2️⃣ unmet-constraint
// 3️⃣ not-instantiable
