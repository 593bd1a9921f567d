// Demo builds have another app type with the same name, other services and another isolation.
//: option flags=DEMO
//: Core/Core.swift
import Heirloom

public protocol Api: Sendable { func get() -> String }

@Instantiable(fulfillingAdditionalTypes: [Api.self])
public actor LiveApi: Instantiable, Api {
    public init() {}
    public nonisolated func get() -> String { "live" }
}
//: Demo/Demo.swift
#if DEMO
import Core
import Heirloom

@Instantiable
public struct DemoApi: Instantiable, Api {
    @Received let script: Script
    public init(script: Script) { self.script = script }
    public func get() -> String { script.line }
}

@Instantiable
public struct Script: Instantiable, Sendable { let line = "demo"; public init() {} }
#endif
//: App/Live.swift
#if !DEMO
import Core
import Heirloom

@MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated let api: any Api
    @Instantiated let screen: Screen
}
#endif
//: App/Demo.swift
#if DEMO
import Core
import Demo
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let script: Script
    @Instantiated(fulfilledByType: "DemoApi") let api: any Api
    @Instantiated let screen: Screen
}
#endif
//: App/Screen.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let api: any Api
}
//: App/main.swift
print(App().screen.api.get())
//: prints
// live
//: prints with DEMO
// demo
