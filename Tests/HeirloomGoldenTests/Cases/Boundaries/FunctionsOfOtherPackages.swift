// A function is as accessible as the least accessible type that it takes. Another package calls those that are public, and
// types that it sees with everything below them are built as before.

//: option package Kit=Engines
//: option package Parts=Engines
//: option view Parts=
//: option view Kit=Parts
//: Parts/Parts.swift
import Heirloom

public protocol Fuel { var name: String { get } }
package protocol Gauge { var level: Int { get } }

@Instantiable
package struct Piston: Instantiable {
    @Received let fuel: any Fuel
    package var text: String { "piston on \(fuel.name)" }
}

@Instantiable(fulfillingAdditionalTypes: [Gauge.self])
struct Dial: Instantiable, Gauge {
    let level = 3
}

//: Kit/Kit.swift
import Heirloom
import Parts

@Instantiable
public struct Engine: Instantiable {
    @Instantiated private let piston: Piston
    @Received private let fuel: any Fuel
    public var text: String { "\(piston.text), \(fuel.name)" }

    init(piston: Piston, fuel: any Fuel) {
        self.piston = piston
        self.fuel = fuel
    }
}

@Instantiable
package struct Panel: Instantiable {
    @Instantiated private let gauge: any Gauge
    package var text: String { "\(gauge.level)" }

    init(gauge: any Gauge) { self.gauge = gauge }
}

@Instantiable
public struct Dashboard: Instantiable {
    @Instantiated private let panel: Panel
    public var text: String { panel.text }

    init(panel: Panel) { self.panel = panel }
}

@Instantiable
public struct Key: Instantiable {
    public init() {}
}

//: App/App.swift
import Heirloom
import Kit
import Parts

@Instantiable(fulfillingAdditionalTypes: [Fuel.self])
struct Petrol: Instantiable, Fuel {
    let name = "petrol"
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let fuel: any Fuel
    @Instantiated let engine: Engine
    @Instantiated let dashboard: Dashboard
    @Instantiated let key: Key
}

//: App/main.swift
let app = App()
print(app.engine.text, app.dashboard.text)

//: generated Parts
import Heirloom

/// Builds types of `Parts` for modules that do not see everything that the types take.
package enum HeirloomBuilds_Parts {
    package nonisolated static func makeDial_Gauge() -> any Gauge {
        return Dial()
    }
}

//: generated Kit
import Heirloom
#if hasFeature(InternalImportsByDefault)
public import Parts
#else
import Parts
#endif

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makeDashboard() -> Dashboard {
        let panel = HeirloomBuilds_Kit.makePanel()
        return Dashboard(panel: panel)
    }

    public nonisolated static func makeEngine(fuel: any Fuel) -> Engine {
        let piston = Piston(fuel: fuel)
        return Engine(piston: piston, fuel: fuel)
    }

    package nonisolated static func makePanel() -> Panel {
        let gauge = HeirloomBuilds_Parts.makeDial_Gauge()
        return Panel(gauge: gauge)
    }
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit
import Parts

extension App {
    init() {
        let fuel: any Fuel = Petrol()  // App.fuel
        let engine = HeirloomBuilds_Kit.makeEngine(fuel: fuel)
        let dashboard = HeirloomBuilds_Kit.makeDashboard()
        let key = Key()
        self.init(fuel: fuel, engine: engine, dashboard: dashboard, key: key)
    }
}

//: prints
// piston on petrol, petrol 3
