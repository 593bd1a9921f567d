// Features are declared in extensions of another module's namespace, with protocols nested in types.
//: Core/Core.swift
public enum Features {}
public enum Clients {
    public protocol Network { func get() -> String }
}
public struct Theme { public struct Color: Sendable { public let hex: Int; public init(hex: Int) { self.hex = hex } } }
//: Login/Login.swift
import Core
import Heirloom

extension Features {
    public enum Login {
        @Instantiable
        public final class Model: Instantiable {
            @Received let network: any Clients.Network
            @Received let color: Theme.Color
            @Instantiated let state: State
            public init(network: any Clients.Network, color: Theme.Color, state: State) {
                self.network = network
                self.color = color
                self.state = state
            }
            public var text: String { "\(network.get()) \(color.hex) \(state.count)" }
        }
    }
}

extension Features.Login.Model {
    @Instantiable
    public struct State: Instantiable {
        let count = 2
        public init() {}
    }

    public protocol Delegate: AnyObject { func done() -> Int }
}
//: Profile/Profile.swift
import Core
import Heirloom
import Login

extension Features {
    @Instantiable
    public struct Profile: Instantiable {
        @Forwarded public let color: Theme.Color
        @Received let delegate: any Login.Model.Delegate
        @Instantiated public let model: Login.Model
        public init(color: Theme.Color, delegate: any Login.Model.Delegate, model: Login.Model) {
            self.color = color
            self.delegate = delegate
            self.model = model
        }
        public var number: Int { delegate.done() }
    }
}

extension Clients {
    @Instantiable(fulfillingAdditionalTypes: [Network.self])
    public struct Fake: Instantiable, Network {
        public init() {}
        public func get() -> String { "fake" }
    }
}
//: App/App.swift
import Core
import Heirloom
import Login
import Profile

extension Theme {
    @Instantiable
    final class Delegate: Instantiable, Features.Login.Model.Delegate {
        func done() -> Int { 5 }
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let network: any Clients.Network
    @Instantiated(fulfilledByType: "Theme.Delegate") let delegate: any Features.Login.Model.Delegate
    @Instantiated let profileBuilder: Instantiator<Features.Profile>
}
//: App/main.swift
import Core

let profile = App().profileBuilder.instantiate(color: Theme.Color(hex: 1))
print(profile.model.text, profile.number)
//: prints
// fake 1 2 5
