// A declared type never fulfills `String` or `Int`, even if it lists them, which only the compiler says.

//: option compiles=no
//: App/Jar.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [String.self])
struct Label: Instantiable {}

@Instantiable(isRoot: true)
struct Jar: Instantiable {
    @Instantiated(fulfilledByType: "Label") let count: Int
}

//: generated App
import Heirloom

extension Jar {
    init() {
        let count: Int = Label()  // Jar.count
        self.init(count: count)
    }
}

//: compiler
// App/Heirloom.generated.swift:7:26: error: cannot convert value of type 'Label' to specified type 'Int'
