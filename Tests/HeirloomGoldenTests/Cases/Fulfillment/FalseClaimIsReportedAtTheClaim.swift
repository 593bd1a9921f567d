// A listed type that the declaration does not convert to is an error at the list. Properties of that type are not reported.

//: App/Fleet.swift
import Heirloom

protocol Vehicle {}

class Machine {}

struct Crate {
    init(_ machine: Machine) {}
}

@Instantiable(fulfillingAdditionalTypes: [Vehicle.self, Machine.self, Crate.self])
final class Bicycle: Instantiable {}

@Instantiable
final class Fleet: Instantiable {
    @Instantiated let vehicle: any Vehicle
    @Instantiated let machine: Machine
    @Instantiated(erasedToConcreteExistential: true) let crate: Crate
}

//: diagnostics
// App/Fleet.swift:11:43: error: 'Bicycle' lists 'Vehicle', but does not conform to 'Vehicle' [not-convertible]
// App/Fleet.swift:12:13: note: make 'Bicycle' conform to it, or remove it from the list
// App/Fleet.swift:11:57: error: 'Bicycle' lists 'Machine', but is not convertible to 'Machine' [not-convertible]
// App/Fleet.swift:12:13: note: make 'Bicycle' inherit from it, or remove it from the list
