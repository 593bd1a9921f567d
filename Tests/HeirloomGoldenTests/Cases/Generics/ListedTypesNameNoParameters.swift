// The types that a generic type lists must not mention its parameters, because the compiler crashes on such an attribute. All
// other listed types are fulfilled by every specialization.

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
// App/App.swift:11:58: error: 'Repository' cannot list 'any Store<Model>': swiftc crashes if the attribute uses the type's generic parameters; remove it from the list [unsupported-generics]
// App/App.swift:12:8: note: to build 'Repository' for a property of type 'any Store<Model>', write '@Instantiated(fulfilledByType: "Repository<…>")' there
// App/App.swift:16:43: error: 'Shelf' cannot list 'any Store<Item>': swiftc crashes if the attribute uses the type's generic parameters; remove it from the list [unsupported-generics]
// App/App.swift:17:8: note: to build 'Shelf' for a property of type 'any Store<Item>', write '@Instantiated(fulfilledByType: "Shelf<…>")' there
