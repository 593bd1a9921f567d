// A feature exposes one type and hides five: it has written initializers, private properties, package types and a separate root
// that the app uses without seeing its parts.
//: Engine/Engine.swift
import Heirloom

package protocol Piston { func fire() -> String }

@Instantiable(fulfillingAdditionalTypes: [Piston.self])
package final class SteelPiston: Instantiable, Piston {
    @Received private let fuel: Fuel
    package func fire() -> String { "bang with \(fuel.name)" }
}

@Instantiable
package struct Fuel: Instantiable {
    package let name = "petrol"
    package init() {}
}
//: Car/Car.swift
import Engine
import Heirloom

@Instantiable(isRoot: true)
public final class Car: Instantiable {
    @Instantiated private let fuel: Fuel
    @Instantiated private let motor: Motor
    @Instantiated fileprivate let radio: Radio?

    init(fuel: Fuel, motor: Motor, radio: Radio?) {
        self.fuel = fuel
        self.motor = motor
        self.radio = radio
    }

    public func start() -> String { motor.run() + (radio == nil ? "" : " with music") }
}

@Instantiable
struct Motor: Instantiable {
    @Instantiated private let piston: any Piston
    @Instantiated private let sparkBuilder: Instantiator<Spark>

    fileprivate(set) var runs = 0

    init(piston: any Piston, sparkBuilder: Instantiator<Spark>) {
        self.piston = piston
        self.sparkBuilder = sparkBuilder
    }

    func run() -> String { sparkBuilder.instantiate().text + piston.fire() }
}

@Instantiable
struct Spark: Instantiable { let text = "*" }

@Instantiable
final class Radio: Instantiable {}
//: App/main.swift
import Car
import Heirloom

@Instantiable
struct Garage: Instantiable {
    @Instantiated let door: Door
    let car = Car()
}

@Instantiable
struct Door: Instantiable {}

print(Garage().car.start(), Car().start())
//: prints
// *bang with petrol with music *bang with petrol with music
