// A protocol is public, its fulfillment is internal, and another module requires the protocol without a name.
//: Core/Core.swift
import Heirloom

public protocol Clock { var hour: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
struct SystemClock: Instantiable, Clock {
    var hour: Int { 4 }
}

@Instantiable(isRoot: true)
public struct Kit: Instantiable {
    @Instantiated public let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣clock: any Clock
}

print(App().clock.hour, Kit().clock.hour)
//: refused
// 1️⃣ inaccessible-type
