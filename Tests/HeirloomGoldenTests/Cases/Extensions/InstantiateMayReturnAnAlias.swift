// The result of `instantiate` may be an alias of the extended type.

//: App/Shelf.swift
import Heirloom

struct Box<Item> {
    let items: [Item]
}

typealias WordBox = Box<String>

@Instantiable
extension Box: Instantiable {
    static func instantiate() -> WordBox { WordBox(items: ["a", "b"]) }
    static func instantiate() -> Box<Int> { Box<Int>(items: [1]) }
}

@Instantiable(isRoot: true)
struct Shelf: Instantiable {
    @Instantiated let words: Box<String>
    @Instantiated let numbers: Box<Int>
}

//: App/main.swift
printTree(Shelf())

//: generated App
import Heirloom

extension Shelf {
    init() {
        let words = WordBox.instantiate() as WordBox
        let numbers = Box<Int>.instantiate() as Box<Int>
        self.init(words: words, numbers: numbers)
    }
}

//: prints
// Shelf
//   words: Box<String>
//     items: Array<String> ["a", "b"]
//   numbers: Box<Int>
//     items: Array<Int> [1]
