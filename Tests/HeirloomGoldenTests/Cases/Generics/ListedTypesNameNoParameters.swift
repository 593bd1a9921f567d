// What a generic type lists does not mention its parameters: swiftc crashes on such an attribute. What does not is listed by
// every specialisation.

//: App/App.swift
import Heirloom

protocol Store<Item> {
    associatedtype Item
}

protocol Flushing {}

struct User {}

@Instantiable(fulfillingAdditionalTypes: [Flushing.self, (any Store<Model>).self])
struct Repository<Model>: Store, Flushing, Instantiable {
    typealias Item = Model
}

@Instantiable(fulfillingAdditionalTypes: [(any Store<Item>).self])
struct Shelf<Item>: Store, Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let flushing: any Flushing
    @Instantiated let users: Repository<User>
}

//: diagnostics
// App/App.swift:11:58: error: 'Repository' lists 'any Store<Model>', in which its own parameters occur, and swiftc crashes on such an attribute; remove it from the list [generic-fulfillment]
// App/App.swift:12:8: note: to build it for a property of such a type, name it there with its arguments: '@Instantiated(fulfilledByType: "Repository<…>")'
// App/App.swift:11:15: note: fix-it: remove 'any Store<Model>' from the list: replace 'fulfillingAdditionalTypes: [Flushing.self, (any Store<Model>).self]' by 'fulfillingAdditionalTypes: [Flushing.self]'
// App/App.swift:16:43: error: 'Shelf' lists 'any Store<Item>', in which its own parameters occur, and swiftc crashes on such an attribute; remove it from the list [generic-fulfillment]
// App/App.swift:17:8: note: to build it for a property of such a type, name it there with its arguments: '@Instantiated(fulfilledByType: "Shelf<…>")'
// App/App.swift:16:14: note: fix-it: remove 'any Store<Item>' from the list: remove '(fulfillingAdditionalTypes: [(any Store<Item>).self])'
