// Attributes are recognized by name, bare or as `@Heirloom.Instantiable`, even if the file does not import Heirloom.

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

//: generated App
import Heirloom

extension Fleet {
    init() {
        let sail = Sail()
        let mastBuilder = Heirloom.Instantiator<Mast> {
            Mast(sail: sail)
        }
        self.init(sail: sail, mastBuilder: mastBuilder)
    }
}

//: prints
// Fleet
//   sail: Sail #1
//   mastBuilder: Instantiator<Mast>
// Mast
//   sail: Sail #1
