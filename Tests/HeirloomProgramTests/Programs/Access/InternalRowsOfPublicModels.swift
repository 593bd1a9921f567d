// A public model of a feature module builds internal rows, and an app in another module builds the model: the public
// initializer cannot take the rows, and the app cannot see them.
//: Features/Login.swift
import Heirloom

public enum Login {
    @Instantiable
    public final class Model: Instantiable {
        @Received private let service: Service
        @Instantiated private let 1️⃣cells: Instantiator<Cell>
        public func open() -> String { "login \(service.name) \(cells.instantiate(index: 1).text)" }
    }

    @Instantiable
    public final class Service: Instantiable {
        let name = "LoginService"
        public init() {}
    }

    @Instantiable
    struct Cell: Instantiable {
        @Forwarded let index: Int
        @Received let service: Service
        var text: String { "#\(index) \(service.name)" }
    }
}
//: App/main.swift
import Features
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let service: Login.Service
    @Instantiated let model: Login.Model
}

print(App().model.open())
//: refused
// 1️⃣ inaccessible-type
// 1️⃣ missing-initializer
