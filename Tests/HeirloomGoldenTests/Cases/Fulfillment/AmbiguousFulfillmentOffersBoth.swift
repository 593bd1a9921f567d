// If two types list one `P`, the diagnostic offers both.

//: Lamps/Lamp.swift
import Heirloom

public protocol Lamp {}

@Instantiable(fulfillingAdditionalTypes: [Lamp.self])
public final class Candle: Instantiable, Lamp {}

//: App/Room.swift
import Heirloom
import Lamps

@Instantiable(fulfillingAdditionalTypes: [Lamp.self])
final class Lantern: Instantiable, Lamp {}

@Instantiable
final class Room: Instantiable {
    @Instantiated let lamp: any Lamp
}

//: App/main.swift
printTree(Room())

//: diagnostics
// App/Room.swift:9:23: error: 'lamp: any Lamp' of 'Room' is ambiguous: 'Lantern' and 'Candle' fulfill it [ambiguous-fulfillment]
// App/Room.swift:5:13: note: to use this one, write '@Instantiated(fulfilledByType: "Lantern")'
// Lamps/Lamp.swift:6:20: note: to use this one, write '@Instantiated(fulfilledByType: "Candle")'
// App/Room.swift:9:18: note: fix-it: build a 'Lantern': insert '(fulfilledByType: "Lantern")'
// App/Room.swift:9:18: note: fix-it: build a 'Candle': insert '(fulfilledByType: "Candle")'
