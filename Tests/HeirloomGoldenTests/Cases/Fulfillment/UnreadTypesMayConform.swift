// No conversion error is reported if it depends on declarations that were not read.

//: App/Library.swift
import Foundation
import Heirloom

@Instantiable
final class Shelf: Formatter, Instantiable {}

@Instantiable
struct Pages: Instantiable, Sequence, IteratorProtocol {
    mutating func next() -> Int? { nil }
}

@Instantiable
final class Library: Instantiable {
    @Instantiated(fulfilledByType: "Shelf") let object: NSObject
    @Instantiated(fulfilledByType: "Pages", erasedToConcreteExistential: true) let pages: AnySequence<Int>
    @Instantiated(fulfilledByType: "Pages") let anything: Any
}

//: App/main.swift
let library = Library()
print(type(of: library.object), Array(library.pages), type(of: library.anything))

//: generated App
import Foundation
import Heirloom

extension Library {
    convenience init() {
        let object: NSObject = Shelf()  // Library.object
        let pages = AnySequence<Int>(Pages())  // Library.pages
        let anything: Any = Pages()  // Library.anything
        self.init(object: object, pages: pages, anything: anything)
    }
}

//: prints
// Shelf [] Pages
