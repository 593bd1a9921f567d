// The requirements of a root are empty. Otherwise the error is at the received property, with the path from the root as notes.

//: App/Shop.swift
import Heirloom

@Instantiable
final class Till: Instantiable {
    @Received let drawer: Drawer

    init(drawer: Drawer) { self.drawer = drawer }
}

final class Drawer {}

@Instantiable
final class Counter: Instantiable {
    @Instantiated let till: Till
}

@Instantiable
struct Shop: Instantiable {
    @Instantiated let counter: Counter
}

//: App/main.swift
printTree(Shop())

//: diagnostics
// App/Shop.swift:5:19: error: 'Till' receives 'drawer: Drawer', but no type above it provides it (root 'Shop') [missing-dependency]
// App/Shop.swift:19:23: note: 'Shop' builds 'Counter' here
// App/Shop.swift:14:23: note: 'Counter' builds 'Till' here
// App/Shop.swift:18:8: note: to provide it, make 'Drawer' '@Instantiable' and add '@Instantiated let drawer: Drawer' to 'Shop'
