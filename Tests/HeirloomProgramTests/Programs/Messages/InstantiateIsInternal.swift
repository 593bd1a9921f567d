// The 'instantiate' function of a public extension in another module is internal.
//: Core/Core.swift
public struct Endpoint: Sendable { public var host: String; public init(host: String) { self.host = host } }
//: Network/Network.swift
import Core
import Heirloom

@Instantiable
extension Endpoint: Instantiable {
    static func instantiate() -> Endpoint { Endpoint(host: "localhost") }
}
//: App/main.swift
import Core
import Heirloom
import Network

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣endpoint: Endpoint
}

print(App().endpoint.host)
//: refused
// 1️⃣ inaccessible-type
