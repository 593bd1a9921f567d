// A missing parameter of a written initializer is an error with a fix-it.

//: App/Bakery.swift
import Heirloom

@Instantiable
final class Flour: Instantiable {}

@Instantiable
final class Oven: Instantiable {}

@Instantiable
final class Baker: Instantiable {
    @Received let flour: Flour
    @Received let oven: Oven
    let name: String

    init(flour: Flour, name: String = "Ada") {
        self.flour = flour
        self.name = name
    }
}

@Instantiable
final class Bakery: Instantiable {
    @Instantiated let flour: Flour
    @Instantiated let oven: Oven
    @Instantiated let baker: Baker
}

//: App/main.swift
printTree(Bakery())

//: diagnostics
// App/Bakery.swift:15:5: error: this initializer of 'Baker' does not take 'oven' [incomplete-initializer]
// App/Bakery.swift:15:44: note: fix-it: add 'oven': insert ', oven: Oven'
// App/Bakery.swift:15:47: note: fix-it: add 'oven': insert '\n        self.oven = oven'
