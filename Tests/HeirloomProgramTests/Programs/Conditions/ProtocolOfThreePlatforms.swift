// A protocol is fulfilled on three platforms, and the sources reject every other one.
//: Core/Core.swift
public protocol Opening { func open() -> String }
//: Services/Openers.swift
import Core
import Heirloom

#if os(macOS)
@Instantiable(fulfillingAdditionalTypes: [Opening.self])
public struct MacOpener: Instantiable, Opening {
    public init() {}
    public func open() -> String { "mac" }
}
#elseif os(iOS) || os(tvOS)
@Instantiable(fulfillingAdditionalTypes: [Opening.self])
public struct PhoneOpener: Instantiable, Opening {
    public init() {}
    public func open() -> String { "phone" }
}
#elseif os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Opening.self])
public struct LinuxOpener: Instantiable, Opening {
    public init() {}
    public func open() -> String { "linux" }
}
#else
#error("unsupported platform")
#endif
//: App/main.swift
import Core
import Heirloom
import Services

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let opening: any Opening
    @Instantiated let screen: Screen
}

@Instantiable
struct Screen: Instantiable {
    @Received let opening: any Opening
}

print(App().screen.opening.open())
//: prints
// linux
