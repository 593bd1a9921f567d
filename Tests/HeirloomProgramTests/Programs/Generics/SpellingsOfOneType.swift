// An app uses an alias of the main actor, also in the types of received functions.
//: Core/Core.swift
public typealias UI = MainActor
public typealias Refresh = @UI @Sendable () -> Void
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public struct Screen: Instantiable {
    @Received let onMain: @MainActor @Sendable () -> Void

    public init(onMain: @escaping @Sendable @UI () -> ()) { self.onMain = onMain }
}
//: App/App.swift
import Core
import Heirloom
import Screens

@Instantiable
struct Window: Instantiable {
    @Forwarded let onMain: Refresh
    @Instantiated let screen: Screen

    init(onMain: @escaping Refresh, screen: Screen) {
        self.onMain = onMain
        self.screen = screen
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let windowBuilder: Instantiator<Window>
}
//: App/main.swift
App().windowBuilder.instantiate(onMain: { print("main") }).onMain()
//: prints
// main
