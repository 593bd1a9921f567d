// A subclass of an instantiable class is not required to conform as well, and an initializer is not reported as missing if it
// is in an extension.

//: App/Garden.swift
import Heirloom

@Instantiable
class Plant: Instantiable {}

@Instantiable
final class Rose: Plant {
    @Instantiated let soil: Soil
}

@Instantiable
final class Soil: Instantiable {}

@Instantiable
struct Bed: Instantiable {
    @Instantiated let soil: Soil
    let name: String
}

//: App/Bed+Name.swift
extension Bed {
    init(soil: Soil) {
        self.soil = soil
        name = "bed"
    }
}

//: diagnostics
// App/Bed+Name.swift:2:5: error: '@Instantiable' does not see 'init(soil:)' of 'Bed' because it is declared in an extension [initializer-in-extension]
// App/Garden.swift:15:8: note: move the initializer into this declaration
// App/Garden.swift:7:13: error: 'Rose' cannot be '@Instantiable' because its superclass 'Plant' is '@Instantiable' [instantiable-superclass]
// App/Garden.swift:4:7: note: make both inherit from a class that is not '@Instantiable', or receive a 'Plant' in 'Rose'
