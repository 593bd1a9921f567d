// Two services of two modules receive one another, and one app builds both.
//: Core/Core.swift
public protocol Authenticating: AnyObject { func token() -> String }
public protocol Networking: AnyObject { func get() -> String }
//: Auth/Auth.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Authenticating.self])
public final class Auth: Instantiable, Authenticating {
    @Received let network: any Networking
    public init(network: any Networking) { self.network = network }
    public func token() -> String { network.get() }
}
//: Net/Net.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Networking.self])
public final class Net: Instantiable, Networking {
    @Received let auth: any Authenticating
    public init(auth: any Authenticating) { self.auth = auth }
    public func get() -> String { auth.token() }
}
//: App/main.swift
import Auth
import Core
import Heirloom
import Net

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣auth: any Authenticating
    @Instantiated let network: any Networking
}

_ = App()
//: refused
// 1️⃣ sibling-cycle
