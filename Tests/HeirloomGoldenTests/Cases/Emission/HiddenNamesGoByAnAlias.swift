// If dependencies of the root have the labels of both a type and its module, an alias is generated for the type.

//: App/Root.swift
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class Shelf: Instantiable {
    @Received let App: Store
    @Received let Store: App.Store?
    @Forwarded let Heirloom: App.Store
}

@Instantiable
struct Root: Instantiable {
    @Instantiated let App: Store
    @Instantiated let Store: App.Store?
    @Instantiated let shelfBuilder: Instantiator<Shelf>
}

//: App/main.swift
let root = Root()
printTree(root)
printTree(root.shelfBuilder.instantiate(Heirloom: root.App))

//: generated App
import Heirloom

private typealias HeirloomStore = Store

extension Root {
    init() {
        let App2 = HeirloomStore()
        let Store2: HeirloomStore? = HeirloomStore()
        let shelfBuilder = Instantiator<Shelf> { Heirloom in
            Shelf(App: App2, Store: Store2, Heirloom: Heirloom)
        }
        self.init(App: App2, Store: Store2, shelfBuilder: shelfBuilder)
    }
}

extension InstantiatorProtocol where T == Shelf {
    func instantiate(Heirloom: Store) -> Shelf {
        instantiate(Heirloom)
    }
}

//: prints
// Root
//   App: Store #1
//   Store: Store #2
//   shelfBuilder: Instantiator<Shelf>
// Shelf #1
//   App: Store #2
//   Store: Store #3
//   Heirloom: Store #2
