// In a debug build the same missing dependency is an error, because it is compiled.
//: option configuration=debug
//: Tools/Debugger.swift
import Heirloom

#if DEBUG && DBG
@Instantiable
public struct Debugger: Instantiable {
    public init() {}
}
#endif
//: App/main.swift
import Heirloom
import Tools

@Instantiable(isRoot: true)
struct App: Instantiable {
    #if DEBUG
    @Instantiated let 1️⃣debugger: Debugger
    #endif
}
//: refused
// 1️⃣ nothing-fulfills
