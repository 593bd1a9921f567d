// An initializer in an extension is invisible to the macro; the generator sees both and reports it.

//: App/Garden.swift
import Heirloom

@Instantiable
final class Soil: Instantiable {}

@Instantiable
struct Rose: Instantiable {
    @Received let soil: Soil
}

@Instantiable
final class Garden: Instantiable {
    @Instantiated let soil: Soil
    @Instantiated let rose: Rose
}

//: App/Rose+Planting.swift
extension Rose {
    init(soil: Soil) {
        self.init(soil: soil, depth: 3)
    }

    init(soil: Soil, depth: Int) {
        self.soil = soil
    }
}

//: App/main.swift
printTree(Garden())

//: diagnostics
// App/Rose+Planting.swift:2:5: error: this 'init(soil:)' of 'Rose' duplicates the generated one: '@Instantiable' does not see extensions [initializer-in-extension]
// App/Garden.swift:7:8: note: move the initializer into this declaration
