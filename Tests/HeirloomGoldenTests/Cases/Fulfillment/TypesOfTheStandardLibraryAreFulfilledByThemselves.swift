// No type that was read is a `String` or an `Int`, whatever it lists.

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
