// What a closure takes and builds can be named outside of its file, where it is called: a written initializer does not help.
// Within its braces it may use what its file hides.

//: App/App.swift
import Heirloom

private struct Secret { let number: Int }
private typealias Numbers = [Int]

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Secret(number: 1) }) private let secret: Secret
    @Instantiated({ [Secret(number: 2).number] }) let numbers: [Int]
    @Instantiated({ (numbers: Numbers) in numbers.count }) let count: Int
}

//: diagnostics
// App/App.swift:8:54: error: the type 'Secret' of 'secret' is 'private', and the generated code, which stands in a file of its own, cannot name it [unreachable-type]
// App/App.swift:3:16: note: make it 'internal'
// App/App.swift:3:1: note: fix-it: make it 'internal': replace 'private' by 'internal'
// App/App.swift:10:22: error: the type 'Numbers' of 'numbers' is 'private', and the generated code, which stands in a file of its own, cannot name it [unreachable-type]
// App/App.swift:4:29: note: make it 'internal'
