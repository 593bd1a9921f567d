// A public function cannot name an error that is less accessible. It throws any error, and so does what calls it.

//: option view Kit=
//: option view Middle=Kit
//: Kit/Kit.swift
import Heirloom

package struct Broken: Error {}

@Instantiable
struct Part: Instantiable {
    init() throws(Broken) {}
}

@Instantiable
public struct Engine: Instantiable {
    @Instantiated let part: Part
    public let text = "engine"

    init(part: Part) { self.part = part }
}

//: Middle/Middle.swift
import Heirloom
import Kit

@Instantiable
struct Wheel: Instantiable {}

@Instantiable
package struct Car: Instantiable {
    @Instantiated package let engine: Engine
    @Instantiated let wheel: Wheel

    init(engine: Engine, wheel: Wheel) {
        self.engine = engine
        self.wheel = wheel
    }
}

//: App/App.swift
import Heirloom
import Kit
import Middle

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let car: Car
    @Instantiated let makeEngine: () throws -> Engine
}

//: App/main.swift
let app = try App()
print(app.car.engine.text, try app.makeEngine().text)

//: generated Kit
import Heirloom

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makeEngine() throws -> Engine {
        let part = try Part()
        return Engine(part: part)
    }
}

//: generated Middle
import Heirloom
@_spi(Heirloom) import Kit

/// Builds types of `Middle` for modules that do not see everything that the types take.
package enum HeirloomBuilds_Middle {
    package nonisolated static func makeCar() throws -> Car {
        let engine = try HeirloomBuilds_Kit.makeEngine()
        let wheel = Wheel()
        return Car(engine: engine, wheel: wheel)
    }
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit
import Middle

extension App {
    init() throws {
        let car = try HeirloomBuilds_Middle.makeCar()
        let makeEngine: () throws -> Engine = {
            try HeirloomBuilds_Kit.makeEngine()
        }
        self.init(car: car, makeEngine: makeEngine)
    }
}

//: prints
// engine engine
