// An app uses an alias of the main actor, which another module declares; the tree is built on it.
//: Core/Isolation.swift
public typealias UI = MainActor
//: Core/Clock.swift
import Heirloom

@Instantiable
@UI
public final class Clock: Instantiable {
    public init() {}
    public var hour: Int { 7 }
}
//: Screens/Screen.swift
import Core
import Heirloom

public protocol Screen {
    @UI func title() -> String
}

@UI
@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public final class HomeScreen: Instantiable, Screen {
    @Received private let clock: Clock

    public init(clock: Clock) {
        self.clock = clock
    }

    public func title() -> String { "home at \(clock.hour)" }
}
//: App/main.swift
import Core
import Heirloom
import Screens

typealias Screens_ = UI

@Screens_
@Instantiable
final class App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated(fulfilledByType: "HomeScreen") let screen: any Screen
}

print(App().screen.title())
//: prints
// home at 7
