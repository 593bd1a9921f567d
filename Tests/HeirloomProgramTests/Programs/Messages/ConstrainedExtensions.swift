// Extensions of some specializations: with a clause and with arguments.
//: App/Boxes.swift
import Heirloom

struct Box<Content> {
    var contents: [Content] = []
}

struct Crate<Content> {
    var contents: [Content] = []
}

@Instantiable
extension 1️⃣Box: Instantiable where Content == Int {
    static func instantiate() -> Box<Int> { Box() }
}

@Instantiable
extension 2️⃣Crate<String>: Instantiable {
    static func instantiate() -> Crate<String> { Crate() }
}

@Instantiable
struct Stock: Instantiable {
    @Instantiated let box: Box<Int>
    @Instantiated let crate: Crate<String>
}
//: App/main.swift
_ = Stock()
//: refused
// 1️⃣ constrained-extension
// 2️⃣ constrained-extension
