// The cursor of one specialization differs from that of another.
//: App/main.swift
import Heirloom

class Base<Element> {
    struct Cursor { let at: Int }
    init() {}
}

@Instantiable
final class IntList: Base<Int>, Instantiable {
    @Forwarded let cursor: Cursor
    @Instantiated let reader: Reader
}

@Instantiable
final class Reader: Base<String>, Instantiable {
    @Received let 1️⃣cursor: Cursor
}

@Instantiable
struct App: Instantiable {
    @Instantiated let lists: Instantiator<IntList>
}
//: refused
// 1️⃣ missing-dependency
