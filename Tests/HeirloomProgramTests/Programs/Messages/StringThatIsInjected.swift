// A service has a base address that is marked as a dependency, but a string cannot be built.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Client: Instantiable {
    @Instantiated private let 1️⃣baseAddress: String
    @Received private let retries: Int
    public var text: String { "\(baseAddress) \(retries)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Scope: Instantiable {
    @Forwarded let retries: Int
    @Instantiated let client: Client
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
}

print(App().scopeBuilder.instantiate(retries: 1).client.text)
//: refused
// 1️⃣ nothing-fulfills
