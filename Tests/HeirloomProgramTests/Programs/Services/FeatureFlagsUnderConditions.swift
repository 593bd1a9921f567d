// Services that exist in debug builds only, one with another type there, and a flag without effect on a rename.
//: option flags=DEBUG
//: Flags/Flags.swift
import Heirloom

public protocol Flags { func isOn(_ name: String) -> Bool }

@Instantiable
public struct StaticFlags: Instantiable, Flags {
    public init() {}
    public func isOn(_ name: String) -> Bool { name == "release" }
}

#if DEBUG
@Instantiable
public struct DebugFlags: Instantiable, Flags {
    @Received private let overrides: Overrides
    public func isOn(_ name: String) -> Bool { overrides.names.contains(name) }
}

@Instantiable
public final class Overrides: Instantiable {
    public var names: Set<String> = ["debug"]
    public init() {}
}
#endif
//: App/Screens.swift
import Flags
import Heirloom

@Instantiable
struct Menu: Instantiable {
    @Received let flags: any Flags
    #if DEBUG
    @Received let overrides: Overrides
    #endif
    var items: [String] { ["debug", "release"].filter(flags.isOn) }
}

@Instantiable
struct App: Instantiable {
    #if DEBUG
    @Instantiated let overrides: Overrides
    @Instantiated(fulfilledByType: "DebugFlags") let flags: any Flags
    #else
    @Instantiated(fulfilledByType: "StaticFlags") let flags: any Flags
    #endif
    @Instantiated let menuBuilder: Instantiator<Menu>
}
//: App/main.swift
let app = App()
#if DEBUG
app.overrides.names.insert("release")
#endif
print(app.menuBuilder.instantiate().items)
//: prints
// ["release"]
//: prints with DEBUG
// ["debug", "release"]
