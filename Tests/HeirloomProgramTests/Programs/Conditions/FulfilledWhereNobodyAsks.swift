// A property of one platform is fulfilled on another platform only, which is an error on the platform that has it.
//: App/main.swift
import Heirloom

protocol Vibrating {}

#if os(macOS)
@Instantiable(fulfillingAdditionalTypes: [Vibrating.self])
struct Trackpad: Instantiable, Vibrating {}
#endif

@Instantiable(isRoot: true)
struct App: Instantiable {
    #if os(iOS)
    @Instantiated let 1️⃣vibrating: any Vibrating
    #endif
    @Instantiated let part: Part
}

@Instantiable
struct Part: Instantiable {}
//: refused
// 1️⃣ nothing-fulfills
