// A dependency has the name of the type that caches values, next to lazy ones: in a root, below one, and in test doubles.
//: option configuration=debug
//: App/App.swift
import Heirloom

@Instantiable
final class Item: Instantiable {}

@Instantiable
struct Shelf: Instantiable {
    @Instantiated let Kept: Item
    @Instantiated(lifetime: .lazy) let item: () -> Item
}

@Instantiable(generateMock: true)
struct Drawer: Instantiable {
    @Received let Kept: Item
    @Instantiated(lifetime: .lazy) let item: () -> Item
}

@Instantiable(isRoot: true, generateMock: true)
struct Cupboard: Instantiable {
    @Instantiated let Kept: Item
    @Instantiated let drawer: Drawer
    @Instantiated(lifetime: .lazy) let item: () -> Item
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let shelf: Shelf
}
//: App/main.swift
let double = Cupboard.mock(overrides: .init(Kept: { Item() }))
print(double.drawer.Kept === double.Kept, double.drawer.item() === double.drawer.item(), double.item() === double.Kept)
print(Drawer.mock().item() === Cupboard().Kept, App().shelf.item() === App().shelf.Kept)
//: prints
// true true false
// false false
