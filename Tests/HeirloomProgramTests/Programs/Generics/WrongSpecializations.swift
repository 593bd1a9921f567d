// Listed types on which swiftc crashes, and nodes whose arguments grow.
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

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Shelf<Book>") let books: any Store<Book>
    @Instantiated(fulfilledByType: "Shelf") let 2️⃣others: any Store<Book>
}
print(App())
//: refused
// 1️⃣ endless-generics
// 2️⃣ not-instantiable
