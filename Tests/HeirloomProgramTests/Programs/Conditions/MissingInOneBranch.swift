// A dependency is built in debug builds only, but received in all of them.
//: option flags=DEBUG
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Console: Instantiable {
    public init() {}
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let 1️⃣console: Console
}

@Instantiable
struct App: Instantiable {
    #if DEBUG
    @Instantiated let console: Console
    #endif
    @Instantiated let screen: Screen
}

print(App().screen.console)
//: refused
// 1️⃣ missing-dependency
