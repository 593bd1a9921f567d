// A declared type never fulfills `String` or `Int`, even if it lists them.

//: App/Jar.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [String.self])
struct Label: Instantiable {}

@Instantiable(isRoot: true)
struct Jar: Instantiable {
    @Instantiated(fulfilledByType: "Label") let count: Int
}

//: App/main.swift
printTree(Jar())

//: diagnostics
// App/Jar.swift:8:49: error: 'Jar' builds 'Label' for 'count: Int', but 'Label' is not convertible to 'Int' [not-convertible]
