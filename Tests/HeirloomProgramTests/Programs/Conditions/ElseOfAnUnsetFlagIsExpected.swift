// The `#else` branch of an unset flag is built, so an error in it is reported.
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
