// A 'required convenience' initializer must be declared like any other required one.
//: App/main.swift
import Heirloom

class Node {
    let depth: Int

    init() {
        depth = 0
    }

    required convenience init(text: String) {
        self.init()
    }
}

@Instantiable
final class Parser: Instantiable {}

@Instantiable
final class 1️⃣Leaf: Node, Instantiable {
    @Received let parser: Parser
}

@Instantiable
struct App: Instantiable {
    @Instantiated let parser: Parser
    @Instantiated let leaf: Leaf
}

print(App())
//: refused
// 1️⃣ missing-initializer
