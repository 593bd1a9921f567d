// A function builds marked roots of modules below by their generated initializers. A hidden root is built as what it lists.

//: option view Kit=
//: option view Middle=Kit
//: Kit/Kit.swift
import Heirloom

public protocol Fuel { var name: String { get } }

@Instantiable
struct Part: Instantiable {
    let name = "diesel"
}

@Instantiable(isRoot: true)
public struct Engine: Instantiable {
    @Instantiated let part: Part
    public var text: String { part.name }

    init(part: Part) { self.part = part }
}

@Instantiable(isRoot: true, fulfillingAdditionalTypes: [Fuel.self])
struct Diesel: Instantiable, Fuel {
    @Instantiated let part: Part
    var name: String { part.name }
}

//: Middle/Middle.swift
import Heirloom
import Kit

@Instantiable
public struct Car: Instantiable {
    @Instantiated private let engine: Engine
    @Instantiated private let fuel: any Fuel
    public var text: String { "\(engine.text) \(fuel.name)" }

    init(engine: Engine, fuel: any Fuel) {
        self.engine = engine
        self.fuel = fuel
    }
}

//: App/App.swift
import Heirloom
import Kit
import Middle

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let car: Car
    @Instantiated let fuel: any Fuel
}

//: App/main.swift
let app = App()
print(app.car.text, app.fuel.name)

//: generated Kit
import Heirloom

extension Diesel {
    init() {
        let part = Part()
        self.init(part: part)
    }
}

extension Engine {
    public init() {
        let part = Part()
        self.init(part: part)
    }
}

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makeDiesel_Fuel() -> any Fuel {
        let part = Part()
        return Diesel(part: part)
    }
}

//: generated Middle
import Heirloom
@_spi(Heirloom) import Kit

/// Builds types of `Middle` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Middle {
    public nonisolated static func makeCar() -> Car {
        let engine = Engine()
        let fuel = HeirloomBuilds_Kit.makeDiesel_Fuel()
        return Car(engine: engine, fuel: fuel)
    }
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit
@_spi(Heirloom) import Middle

extension App {
    init() {
        let car = HeirloomBuilds_Middle.makeCar()
        let fuel = HeirloomBuilds_Kit.makeDiesel_Fuel()
        self.init(car: car, fuel: fuel)
    }
}

//: prints
// diesel diesel diesel
