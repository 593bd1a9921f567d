// A release build does not require the dependency that a debug build would need under an unset flag.
//: option configuration=release
//: option flags=DBG DEBUG
//: Tools/Debugger.swift
import Heirloom

#if DEBUG && DBG
@Instantiable
public struct Debugger: Instantiable {
    public init() {}
    public let name = "debugger"
}
#endif

@Instantiable
public struct Log: Instantiable {
    public init() {}
    public let name = "log"
}
//: App/main.swift
import Heirloom
import Tools

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let log: Log
    #if DEBUG
    @Instantiated let debugger: Debugger
    #endif

    var names: String {
        #if DEBUG
        "\(log.name) \(debugger.name)"
        #else
        log.name
        #endif
    }
}

print(App().names)
//: prints
// log
//: prints with DBG
// log
//: prints with DEBUG
// error: main.swift: 'App' instantiates 'debugger: Debugger', but no type fulfills 'Debugger' [nothing-fulfills]
//: prints with DBG DEBUG
// log debugger
