// Type aliases are followed: to what is built, to what is received, to a builder and to an optional.

//: App/Aliases.swift
import Heirloom

typealias Storage = FileStorage
typealias LabelBuilder = Instantiator<Label>
typealias OptionalOwner = Owner?

enum Warehouse {
    typealias Contents = Storage
}

//: App/Warehouse.swift
import Heirloom

@Instantiable
final class FileStorage: Instantiable {}

struct Owner {
    let name: String
}

@Instantiable
struct Label: Instantiable {
    @Received let storage: FileStorage
    @Received let owner: Owner?
}

@Instantiable
struct Shelf: Instantiable {
    @Received let storage: Warehouse.Contents
    @Forwarded let owner: OptionalOwner
    @Instantiated let labelBuilder: LabelBuilder
}

@Instantiable
struct WarehouseApp: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let shelfBuilder: Instantiator<Shelf>
}

//: App/main.swift
struct Arrangement {
    let storage: FileStorage
    let shelf: Shelf
    let label: Label
}

let app = WarehouseApp()
let shelf = app.shelfBuilder.instantiate(Owner(name: "Ada"))
printTree(Arrangement(storage: app.storage, shelf: shelf, label: shelf.labelBuilder.instantiate()))
