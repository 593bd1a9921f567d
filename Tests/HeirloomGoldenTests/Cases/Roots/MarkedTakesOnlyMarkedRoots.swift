// `--roots marked` takes only types with `isRoot: true`, without warnings: neither the complete catalog nor the
// incomplete shelf is one.

//: option roots=marked
//: Books/Books.swift
import Heirloom

@Instantiable
final class Index: Instantiable {}

@Instantiable
struct Card: Instantiable {
    @Received let index: Index
}

@Instantiable
struct Shelf: Instantiable {
    @Instantiated let card: Card
}

@Instantiable
struct Catalog: Instantiable {
    @Instantiated let index: Index
    @Instantiated let card: Card
}

@Instantiable(isRoot: true)
struct Library: Instantiable {
    @Instantiated let index: Index
    @Instantiated let card: Card
}
