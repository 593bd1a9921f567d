// An alias is needed for a shadowed name, and the module has types with the names of aliases.
//: App/Root.swift
import Foundation
import Heirloom

@Instantiable
final class Store: Instantiable {
    let name = "store"
}

struct HeirloomStore {}
struct HeirloomDate {}

@Instantiable
final class Shelf: Instantiable {
    @Received let App: Store
    @Forwarded let day: Date
    @Instantiated let label: Label
}

@Instantiable
struct Label: Instantiable {
    @Received let day: Date
    @Received let App: Store
    var text: String { "\(App.name) \(Int(day.timeIntervalSince1970))" }
}

@Instantiable
struct Root: Instantiable {
    struct Date {}
    enum Store {}

    @Instantiated let App: App.Store
    @Instantiated let shelfBuilder: Instantiator<Shelf>
}
//: App/main.swift
import Foundation

print(Root().shelfBuilder.instantiate(day: Date(timeIntervalSince1970: 9)).label.text)
//: prints
// store 9
