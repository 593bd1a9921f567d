// `instantiate` may return the extended type as `Self`.

//: App/Desk.swift
import Heirloom

public protocol Lamp {}

class Bulb: Lamp {
    required init() {}
}

@Instantiable(fulfillingAdditionalTypes: [(any Lamp).self])
extension Bulb: Instantiable {
    static func instantiate() -> Self { Self() }
}

@Instantiable
extension String: @retroactive Instantiable {
    public static func instantiate(lamp: any Lamp) -> Self { "lit by \(type(of: lamp))" }
}

@Instantiable(isRoot: true)
struct Desk: Instantiable {
    @Instantiated let lamp: any Lamp
    @Instantiated let label: String
}

//: App/main.swift
printTree(Desk())

//: generated App
import Heirloom

extension Desk {
    init() {
        let lamp: any Lamp = Bulb.instantiate()  // Desk.lamp
        let label = String.instantiate(lamp: lamp)
        self.init(lamp: lamp, label: label)
    }
}

//: prints
// Desk
//   lamp: Bulb #1
//   label: String "lit by Bulb"
