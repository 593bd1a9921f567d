// A missing dependency is reported at the part that receives it, not at the types that build it through several modules.

//: option view Kit=
//: option view Mid=Kit
//: Kit/Kit.swift
import Heirloom

protocol Log {}

@Instantiable
public struct Engine: Instantiable {
    @Instantiated let log: any Log

    init(log: any Log) { self.log = log }
}

//: Mid/Mid.swift
import Heirloom
import Kit

@Instantiable
struct Gear: Instantiable {}

@Instantiable
public struct Car: Instantiable {
    @Instantiated let engine: Engine
    @Instantiated let gear: Gear

    init(engine: Engine, gear: Gear) {
        self.engine = engine
        self.gear = gear
    }
}

//: App/App.swift
import Heirloom
import Mid

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let car: Car
}

//: diagnostics
// Kit/Kit.swift:7:23: error: 'Engine' instantiates 'log: any Log', but no type fulfills 'any Log' [nothing-fulfills]
// App/App.swift:6:23: note: 'App' builds 'Car' here
// Mid/Mid.swift:9:23: note: 'Car' builds 'Engine' here
// Kit/Kit.swift:7:23: note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Log.self])'
