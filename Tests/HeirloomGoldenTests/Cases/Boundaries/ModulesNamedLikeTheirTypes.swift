// A type hides a module of its name, whose other types cannot be written then. A call of the module's function names none.

//: option view Engine=
//: option view Car=Engine
//: Engine/Engine.swift
import Heirloom

@Instantiable
struct Model: Instantiable {}

@Instantiable
public struct Engine: Instantiable {
    @Instantiated let model: Model

    init(model: Model) { self.model = model }
}

//: Car/Car.swift
import Engine
import Heirloom

@Instantiable
struct Model: Instantiable {}

@Instantiable
public struct Sedan: Instantiable {
    @Instantiated let model: Model
    @Instantiated let engine: Engine
    public var text: String { "\(model) \(engine)" }

    init(model: Model, engine: Engine) {
        self.model = model
        self.engine = engine
    }
}

//: App/App.swift
import Car
import Engine
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let sedan: Sedan
}

//: App/main.swift
print(App().sedan.text)

//: generated Engine
import Heirloom

/// Builds types of `Engine` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Engine {
    public nonisolated static func makeEngine() -> Engine {
        let model = Model()
        return Engine(model: model)
    }
}

//: generated Car
@_spi(Heirloom) import Engine
import Heirloom

/// Builds types of `Car` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Car {
    public nonisolated static func makeSedan() -> Sedan {
        let model = Model()
        let engine = HeirloomBuilds_Engine.makeEngine()
        return Sedan(model: model, engine: engine)
    }
}

//: generated App
@_spi(Heirloom) import Car
import Heirloom

extension App {
    init() {
        let sedan = HeirloomBuilds_Car.makeSedan()
        self.init(sedan: sedan)
    }
}

//: prints
// Model() Engine(model: Engine.Model())
