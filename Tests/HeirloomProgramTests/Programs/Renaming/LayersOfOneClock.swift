// A clock is renamed in a middle scope, shadowed in an inner one, and received under both names below them, including through
// builders.
//: Core/Core.swift
import Heirloom

public protocol Clock: AnyObject { var now: Int { get } }

@Instantiable
public final class FixedClock: Clock, Instantiable { public let now: Int; public init(now: Int = 1) { self.now = now } }

@Instantiable
public final class FastClock: Clock, Instantiable {
    @Received private let systemClock: any Clock
    public init(systemClock: any Clock) { self.systemClock = systemClock }
    public var now: Int { systemClock.now * 10 }
}

@Instantiable
public struct Label: Instantiable {
    @Received private let clock: any Clock
    @Received private let systemClock: any Clock
    public var text: String { "\(clock.now) of \(systemClock.now)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Inner: Instantiable {
    @Received(fulfilledByDependencyNamed: "clock", ofType: (any Clock).self) let outerClock: any Clock
    @Instantiated(fulfilledByType: "FixedClock") let shadow: any Clock
    @Instantiated let labels: Instantiator<Label>
    @Instantiated let shadowed: Shadowed
}

@Instantiable
struct Shadowed: Instantiable {
    @Received(fulfilledByDependencyNamed: "shadow", ofType: (any Clock).self) let clock: any Clock
    @Instantiated let label: Label
}

@Instantiable
struct Middle: Instantiable {
    @Received(fulfilledByDependencyNamed: "fixedClock", ofType: FixedClock.self) let systemClock: any Clock
    @Instantiated(fulfilledByType: "FastClock") let clock: any Clock
    @Instantiated let inner: Inner
}

@Instantiable
struct App: Instantiable {
    @Instantiated let fixedClock: FixedClock
    @Instantiated let middle: Middle
}

let inner = App().middle.inner
print(inner.labels.instantiate().text, "|", inner.shadowed.label.text, "|", inner.outerClock.now)
//: prints
// 10 of 1 | 1 of 1 | 10
