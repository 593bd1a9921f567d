// The macro expands to an unused conversion to each listed existential and composition, so the compiler reports at the type
// what the generator cannot know.

//: option compiles=no
//: option swiftc=-diagnostic-style llvm
//: App/Fleet.swift
import Foundation
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [(any ReferenceConvertible).self])
final class Bicycle: Instantiable {}

@Instantiable
final class Fleet: Instantiable {
    @Instantiated let bicycle: Bicycle
}

//: App/main.swift
printTree(Fleet())

//: generated App
import Heirloom

extension Fleet {
    convenience init() {
        let bicycle = Bicycle()
        self.init(bicycle: bicycle)
    }
}

//: compiler
// @__swiftmacro_3App7Bicycle12InstantiablefMm_.swift:5:5: error: local function 'check1' requires that 'Bicycle' conform to 'ReferenceConvertible'
// App/Fleet.swift:4:1: note: in expansion of macro 'Instantiable' on class 'Bicycle' here
// @__swiftmacro_3App7Bicycle12InstantiablefMm_.swift:4:10: note: where 'Fulfilling' = 'Bicycle'
// App/Fleet.swift:4:1: note: in expansion of macro 'Instantiable' on class 'Bicycle' here
