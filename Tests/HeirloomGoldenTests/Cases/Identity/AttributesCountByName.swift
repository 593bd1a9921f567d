// Attributes count by name, bare or as `@Heirloom.Instantiable`, whether or not the file itself imports
// Heirloom.

//: Foundations/Exports.swift
@_exported import Heirloom

//: App/Boat.swift
import Foundations

@Instantiable
final class Sail: Instantiable {}

@Instantiable
struct Mast: Instantiable {
    @Received let sail: Sail
}

//: App/Fleet.swift
import Heirloom

@Heirloom.Instantiable
struct Fleet: Heirloom.Instantiable {
    @Heirloom.Instantiated let sail: Sail
    @Heirloom.Instantiated let mastBuilder: Heirloom.Instantiator<Mast>
}

//: App/main.swift
let fleet = Fleet()
printTree(fleet)
printTree(fleet.mastBuilder.instantiate())
