// A brace is missing in one file, whose declarations another file requires.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Cache: Instantiable 1️⃣{
    public init() {}
    public func clear() {
        if true {
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let cache: Cache
}

@Instantiable
struct App: Instantiable {
    @Instantiated let cache: Cache
    @Instantiated let screen: Screen
}

_ = App()
//: refused
// 1️⃣ syntax
