// One missing conformance in a tree of three modules is reported once, at the nearest property that needs it.
//: Core/Clock.swift
public protocol Clock {}
//: Time/SystemClock.swift
import Heirloom

@Instantiable
public struct SystemClock: Instantiable {}
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public struct Header: Instantiable {
    @Instantiated(fulfilledByType: "SystemClock") let clock: any Clock
    public init(clock: any Clock) { self.clock = clock }
}
//: App/main.swift
import Core
import Heirloom
import Screens

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "SystemClock") let 1️⃣clock: any Clock
    @Instantiated let header: Header
}
print(App())
//: refused
// 1️⃣ not-convertible
