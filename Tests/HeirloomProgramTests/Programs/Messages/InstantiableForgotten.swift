// A service of another module has neither attribute nor conformance, and a protocol's only conforming type does not list it.
//: Core/Core.swift
public protocol Mailer { func send() -> Int }

public final class Settings {
    public init() {}
}

public struct Smtp: Mailer {
    let settings: Settings
    public init(settings: Settings) { self.settings = settings }
    public func send() -> Int { 1 }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣settings: Settings
    @Instantiated let 2️⃣mailer: any Mailer
}

print(App().mailer.send())
//: refused
// 1️⃣ not-instantiable
// 2️⃣ nothing-fulfills
