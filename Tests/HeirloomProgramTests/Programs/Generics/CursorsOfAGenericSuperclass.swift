// A type nested in a generic superclass is a different type for each specialization.
//: App/main.swift
import Heirloom

class Base<Element> {
    struct Cursor { let at: Int }
    init() {}
}

class Middle: Base<Int> {}

@Instantiable
final class IntList: Middle, Instantiable {
    @Forwarded let cursor: Cursor
    @Instantiated let reader: Reader
    @Instantiated let outsider: Outsider
}

@Instantiable
final class Reader: Middle, Instantiable {
    @Received let cursor: Middle.Cursor
}

@Instantiable
struct Outsider: Instantiable {
    @Received let cursor: Base<Int>.Cursor
}

@Instantiable
struct App: Instantiable {
    @Instantiated let lists: Instantiator<IntList>
}

let list = App().lists.instantiate(cursor: .init(at: 3))
print(list.cursor.at, list.reader.cursor.at, list.outsider.cursor.at)
//: prints
// 3 3 3
