// One label has other types in nested scopes, and a builder below needs three of them at once.
//: Core/Core.swift
import Heirloom

public protocol Store: AnyObject { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class DiskStore: Instantiable, Store { public init() {}; public let name = "disk" }

@Instantiable
public final class UserStore: Instantiable {
    @Received let store: any Store
    public init(store: any Store) { self.store = store }
    public var name: String { "user+" + store.name }
}

@Instantiable
public final class NoteStore: Instantiable {
    @Received let store: UserStore
    @Received(fulfilledByDependencyNamed: "store", ofType: (any Store).self) let base: any Store
    public init(store: UserStore, base: any Store) { self.store = store; self.base = base }
    public var name: String { "note+" + store.name + "+" + base.name }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Leaf: Instantiable {
    @Received let store: NoteStore
    @Forwarded let number: Int
    @Instantiated let twig: Twig
}

@Instantiable
struct Twig: Instantiable {
    @Received let store: UserStore
    @Received let number: Int
    @Instantiated let bud: Bud
}

@Instantiable
struct Bud: Instantiable {
    @Received let store: any Store
    @Received(onlyIfAvailable: true) let number: Int?
    @Received(fulfilledByDependencyNamed: "store", ofType: NoteStore.self) let notes: NoteStore
}

@Instantiable
struct Inner: Instantiable {
    @Instantiated let store: NoteStore
    @Instantiated let leafBuilder: Instantiator<Leaf>
}

@Instantiable
struct Middle: Instantiable {
    @Instantiated let store: UserStore
    @Instantiated let inner: Instantiator<Inner>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let store: any Store
    @Instantiated let middle: Middle
}
//: App/main.swift
let app = App()
let inner = app.middle.inner.instantiate()
let leaf = inner.leafBuilder.instantiate(number: 3)
print(leaf.store.name, leaf.twig.store.name, leaf.twig.bud.store.name, leaf.twig.bud.number!)
print(leaf.twig.bud.store === app.store, leaf.twig.store === app.middle.store, leaf.twig.bud.notes === inner.store)
//: prints
// note+user+disk+disk user+disk disk 3
// true true true
