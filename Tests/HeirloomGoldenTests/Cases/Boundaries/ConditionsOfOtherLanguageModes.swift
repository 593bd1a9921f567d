// A function of a module repeats no condition that another module's settings decide. The module warns, and generates no
// function.

//: option view Low=
//: option view Kit=Low
//: Low/Low.swift
import Heirloom

@Instantiable
public struct Part: Instantiable {
    #if swift(>=6)
    @Received let label: String

    public init(label: String) { self.label = label }
    #else
    public init() {}
    #endif
}

//: Kit/Kit.swift
import Heirloom
import Low

@Instantiable
public struct Engine: Instantiable {
    @Instantiated let part: Part

    init(part: Part) { self.part = part }
}

@Instantiable
struct Valve: Instantiable {}

@Instantiable
public struct Pump: Instantiable {
    @Forwarded public let name: String
    @Instantiated let valve: Valve

    init(name: String, valve: Valve) {
        self.name = name
        self.valve = valve
    }
}

//: App/App.swift
import Heirloom
import Kit

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let pump: (_ name: String) -> Pump
}

//: App/main.swift
print(App().pump("air").name)

//: generated Kit
import Heirloom

extension InstantiatorProtocol where T == Pump {
    public func instantiate(name: String) -> Pump {
        instantiate(name)
    }
}

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makePump(name: String) -> Pump {
        let valve = Valve()
        return Pump(name: name, valve: valve)
    }
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit

extension App {
    init() {
        let pump: (_ name: String) -> Pump = { name in
            HeirloomBuilds_Kit.makePump(name: name)
        }
        self.init(pump: pump)
    }
}

//: diagnostics
// Low/Low.swift:4:15: warning: 'Kit' cannot build 'Engine' for other modules: 'Part' differs under '#if swift(>=6)', whose value may differ between 'Low' and the generated code in 'Kit'; declare the same dependencies in every branch, or move the '#if' into an 'instantiate' function [faulty-parts]

//: prints
// air
