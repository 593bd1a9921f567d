// A written initializer may be less accessible than its type.

//: Library/Catalog.swift
import Heirloom

@Instantiable
public final class Shelf: Instantiable {}

@Instantiable
public final class Catalog: Instantiable {
    @Received public let shelf: Shelf

    package init(shelf: Shelf) {
        self.shelf = shelf
    }
}

//: App/Showroom.swift
import Heirloom
import Library

@Instantiable
public final class Visitor: Instantiable {
    @Received let catalog: Catalog

    internal init(catalog: Catalog) {
        self.catalog = catalog
    }
}

@Instantiable
final class Showroom: Instantiable {
    @Instantiated public let shelf: Shelf
    @Instantiated public let catalog: Catalog
    @Instantiated public let visitor: Visitor
}

//: App/main.swift
printTree(Showroom())

//: generated App
import Heirloom
import Library

extension Showroom {
    convenience init() {
        let shelf = Shelf()
        let catalog = Catalog(shelf: shelf)
        let visitor = Visitor(catalog: catalog)
        self.init(shelf: shelf, catalog: catalog, visitor: visitor)
    }
}

//: prints
// Showroom #1
//   shelf: Shelf #2
//   catalog: Catalog #3
//     shelf: Shelf #2
//   visitor: Visitor #4
//     catalog: Catalog #3
