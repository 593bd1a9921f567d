// Dependencies received only if available have the type of an alias that is not optional, a class, and an unread type.
//: App/App.swift
import Foundation
import Heirloom

typealias Clock = SystemClock
typealias Clocks = [SystemClock]

@Instantiable
final class SystemClock: Instantiable {}

@Instantiable
struct Page: Instantiable {
    @Received(onlyIfAvailable: true) let 1️⃣clock: Clock
    @Received(onlyIfAvailable: true) let 2️⃣clocks: Clocks
    @Received(onlyIfAvailable: true) let 3️⃣other: SystemClock
    @Instantiated(onlyIfAvailable: true) let 5️⃣own: Clock
    @Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self, onlyIfAvailable: true) let 6️⃣wall: Clock
    @Received(onlyIfAvailable: true) let time: Clock?
}

@Instantiable
struct Footer: Instantiable {
    @Received(onlyIfAvailable: true) let 4️⃣queue: OperationQueue
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let footer: Footer
    @Instantiated let page: Page
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ only-if-available-not-optional
// 2️⃣ only-if-available-not-optional
// 3️⃣ only-if-available-not-optional
// 4️⃣ only-if-available-not-optional
// 5️⃣ only-if-available-not-optional
// 6️⃣ only-if-available-not-optional
