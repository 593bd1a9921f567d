// A written initializer takes the concrete class for a property of the protocol's type.
//: Core/Core.swift
import Heirloom

public protocol Clock { var now: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable { public var now: Int { 5 }; public init() {} }

@Instantiable
public struct Timer: Instantiable {
    @Received private let clock: any Clock
    private var started: Int

    public init(clock: 1️⃣SystemClock) {
        self.clock = clock
        started = clock.now
    }

    public var elapsed: Int { clock.now - started }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let timer: Timer
}

print(App().timer.elapsed)
//: refused
// 1️⃣ incomplete-initializer
