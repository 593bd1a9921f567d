// Each feature has a nested Model, State and Action; one feature has the other's as a dependency.
//: Features/Login.swift
import Heirloom

public enum Login {
    public struct State: Equatable { public var name = "" ; public init() {} }
    public enum Action { case submit(String) }

    @Instantiable
    public final class Model: Instantiable {
        @Received let router: Router
        @Forwarded public let state: State
        public init(router: Router, state: State) {
            self.router = router
            self.state = state
            current = state
        }
        public private(set) var current: State
        public func send(_ action: Action) {
            switch action { case .submit(let name): current.name = name; router.go(name) }
        }
    }

    @Instantiable
    public final class Router: Instantiable {
        public private(set) var places: [String] = []
        public init() {}
        func go(_ place: String) { places.append("login:" + place) }
    }
}
//: Features/Profile.swift
import Heirloom

public enum Profile {
    public struct State: Equatable { public var age = 0; public init() {} }

    @Instantiable
    public final class Model: Instantiable {
        @Received public let router: Router
        @Received public let login: Login.Model
        @Instantiated public let state: Router.State
        public init(router: Router, login: Login.Model, state: Router.State) {
            self.router = router
            self.login = login
            self.state = state
        }
    }

    @Instantiable
    public final class Router: Instantiable {
        @Instantiable
        public struct State: Instantiable {
            public let text = "router state"
            public init() {}
        }
        public init() {}
    }
}
//: App/App.swift
import Features
import Heirloom

@Instantiable
struct Scope: Instantiable {
    @Instantiated let router: Profile.Router
    @Received let login: Login.Model
    @Instantiated let profile: Profile.Model
}

@Instantiable
struct LoginScope: Instantiable {
    @Forwarded let state: Login.State
    @Received let router: Login.Router
    @Instantiated let loginBuilder: Instantiator<Login.Model>
    @Instantiated let inner: Inner
}

@Instantiable
struct Inner: Instantiable {
    @Received let loginBuilder: Instantiator<Login.Model>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let router: Login.Router
    @Instantiated let scopeBuilder: Instantiator<LoginScope>
    @Instantiated let handed: Instantiator<Handed>
}

@Instantiable
struct Handed: Instantiable {
    @Forwarded let login: Login.Model
    @Instantiated let scope: Scope
}
//: App/main.swift
import Features

let app = App()
let login = app.scopeBuilder.instantiate(state: Login.State()).inner.loginBuilder.instantiate(state: Login.State())
login.send(.submit("ada"))
print(app.router.places, login.current.name)
let handed = app.handed.instantiate(login: login)
print(handed.scope.profile.login === login, handed.scope.profile.router === handed.scope.router, handed.scope.profile.state.text)
//: prints
// ["login:ada"] ada
// true true router state
