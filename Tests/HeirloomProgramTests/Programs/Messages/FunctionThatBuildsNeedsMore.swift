// An 'instantiate' function has a parameter that is not provided, and one without a label.
//: Core/Core.swift
import Heirloom

public struct Connection { public let host: String }

@Instantiable
extension Connection: Instantiable {
    public static func instantiate(1️⃣host: String) -> Connection { Connection(host: host) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let connection: Connection
}

print(App().connection.host)
//: refused
// 1️⃣ missing-dependency
