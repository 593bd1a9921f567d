// Siblings are built in the topological order of their needs, regardless of the order of their declarations.

//: App/Bakery.swift
import Heirloom

@Instantiable
final class Flour: Instantiable {
    init() { print("flour") }
}

@Instantiable
final class Dough: Instantiable {
    @Received let flour: Flour

    init(flour: Flour) {
        self.flour = flour
        print("dough")
    }
}

@Instantiable
final class Loaf: Instantiable {
    @Received let dough: Dough

    init(dough: Dough) {
        self.dough = dough
        print("loaf")
    }
}

@Instantiable
struct Bakery: Instantiable {
    @Instantiated let loaf: Loaf
    @Instantiated let dough: Dough
    @Instantiated let flour: Flour
}

//: App/main.swift
printTree(Bakery())

//: generated App
import Heirloom

extension Bakery {
    init() {
        let flour = Flour()
        let dough = Dough(flour: flour)
        let loaf = Loaf(dough: dough)
        self.init(loaf: loaf, dough: dough, flour: flour)
    }
}

//: prints
// flour
// dough
// loaf
// Bakery
//   loaf: Loaf #1
//     dough: Dough #2
//       flour: Flour #3
//   dough: Dough #2
//   flour: Flour #3
