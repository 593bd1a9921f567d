// What stands in the `#else` of a flag that nobody sets is what is built, and its fault is one.
//: option configuration=release
//: App/main.swift
import Heirloom

struct Token {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    #if OFFLINE
    @Instantiated let store: Store
    #else
    @Instantiated let client: Client
    #endif
}

@Instantiable
struct Store: Instantiable {}

@Instantiable
struct Client: Instantiable {
    @Received let 1️⃣token: Token
}
//: refused
// 1️⃣ missing-dependency
