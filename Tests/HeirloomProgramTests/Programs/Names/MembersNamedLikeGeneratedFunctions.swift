// A root, its extension in a file without Heirloom, its superclass and a protocol have members with the names of generated
// functions.
//: App/Engine.swift
import Heirloom

@Instantiable
struct Piston: Instantiable {
    @Instantiated let ring: Ring
}

@Instantiable
struct Ring: Instantiable {}

@Instantiable
struct Valve: Instantiable {
    @Instantiated let ring: Ring
}

@Instantiable
struct Pump: Instantiable {
    @Instantiated let ring: Ring
}

@Instantiable
struct Hose: Instantiable {
    @Instantiated let ring: Ring
}

@Instantiable
final class Engine: Machine, Instantiable, Stretching {
    @Instantiated let piston: Piston
    @Instantiated let valve: Valve
    @Instantiated let pump: Pump
    @Instantiated let hose: Hose

    init(piston: Piston, valve: Valve, pump: Pump, hose: Hose) {
        self.piston = piston
        self.valve = valve
        self.pump = pump
        self.hose = hose
        super.init(size: 1)
    }

    static func heirloomMakePiston() -> Piston { Piston(ring: Ring()) }
}
//: App/Machine.swift
class Machine {
    let size: Int
    init(size: Int) { self.size = size }

    class func heirloomMakeValve() -> Valve { Valve(ring: Ring()) }
}

extension Engine {
    static var heirloomMakePump: Int { 4 }
}

protocol Stretching {}

extension Stretching {
    static func heirloomMakeHose() -> Hose { Hose(ring: Ring()) }
}
//: App/main.swift
let engine = Engine()
print(engine.size, Engine.heirloomMakePump, type(of: Engine.heirloomMakePiston()), type(of: Engine.heirloomMakeHose()))
//: prints
// 1 4 Piston Hose
