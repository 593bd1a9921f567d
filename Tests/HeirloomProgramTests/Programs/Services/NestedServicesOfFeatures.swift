// Every feature is an enum with nested types of the same names: 'Login.Model' and 'Search.Model', in separate files.
//: Features/Login.swift
public enum Login {
    public enum Failure: Error { case wrongPassword }
}
//: Features/Login+Model.swift
import Heirloom

extension Login {
    @Instantiable
    public final class Model: Instantiable {
        @Received private let service: Service
        @Instantiated private let cells: Instantiator<Cell>
        public func open() -> String { "login \(service.name) \(cells.instantiate(index: 1).text)" }
    }

    @Instantiable
    public final class Service: Instantiable {
        let name = "LoginService"
        public init() {}
    }

    @Instantiable
    public struct Cell: Instantiable {
        @Forwarded let index: Index
        public typealias Index = Int
        @Received let service: Service
        var text: String { "#\(index) \(service.name)" }
    }
}
//: Features/Search.swift
import Heirloom

public struct Search {
    @Instantiable
    public final class Model: Instantiable {
        @Received private let service: Service
        @Instantiated private let cells: Instantiator<Cell>
        public func open() -> String { "search \(service.name) \(cells.instantiate(index: "b").text)" }
        @Instantiable
        public struct Cell: Instantiable {
            @Forwarded let index: String
            @Received let service: Service
            var text: String { "#\(index) \(service.name)" }
        }
    }
}

extension Search {
    @Instantiable
    public final class Service: Instantiable {
        let name = "SearchService"
        public init() {}
    }
}
//: App/main.swift
import Features
import Heirloom

@Instantiable
struct LoginScope: Instantiable {
    @Instantiated let service: Login.Service
    @Instantiated let model: Login.Model
}

@Instantiable
struct SearchScope: Instantiable {
    typealias Feature = Features.Search
    @Instantiated let service: Feature.Service
    @Instantiated let model: Feature.Model
}

@Instantiable
struct App: Instantiable {
    @Instantiated let login: LoginScope
    @Instantiated let search: SearchScope
    @Instantiated let service: Search.Service
}

print(App().login.model.open())
print(App().search.model.open())
//: prints
// login LoginService #1 LoginService
// search SearchService #b SearchService
