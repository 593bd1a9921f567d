// A rename to its own name and type is rejected, and so is an optional rename whose 'ofType' is spelled as an optional.
//: Core/Core.swift
import Heirloom
@Instantiable
public final class Clock: Instantiable { public init() {} }
@Instantiable
public struct Alarm: Instantiable {
    @Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self) private let 1️⃣clock: Clock
}
//: App/main.swift
import Core
import Heirloom
@Instantiable
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let alarm: Alarm
}
_ = App()
//: refused
// 1️⃣ renamed-to-itself
