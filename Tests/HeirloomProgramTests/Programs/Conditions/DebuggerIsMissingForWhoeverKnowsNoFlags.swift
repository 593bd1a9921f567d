// If the generator is run manually without flags, both values of a condition count.
//: App/main.swift
import Heirloom

#if DBG
@Instantiable
struct Debugger: Instantiable {}
#endif

@Instantiable(isRoot: true)
struct App: Instantiable {
    #if DEBUG
    @Instantiated let 1️⃣debugger: Debugger
    #endif
}
//: refused
// 1️⃣ nothing-fulfills
