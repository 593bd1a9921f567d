// Three services in two modules build one another in a cycle, as happens after a refactoring.
//: Core/Core.swift
import Heirloom

public protocol Authenticating {}

@Instantiable
public final class Session: Instantiable {
    @Instantiated private let client: Client
}

@Instantiable
public final class Client: Instantiable {
    @Instantiated(fulfilledByType: "Authenticator") private let authenticator: any Authenticating
}
//: Auth/Auth.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Authenticating.self])
public final class Authenticator: Authenticating, Instantiable {
    @Instantiated private let 1️⃣session: Session
}
//: App/main.swift
import Auth
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
}
_ = App()
//: refused
// 1️⃣ instantiation-cycle
