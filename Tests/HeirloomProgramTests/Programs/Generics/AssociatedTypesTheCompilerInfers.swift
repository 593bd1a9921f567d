// An associated type that the compiler infers has the name of a member of the conforming type.
//: App/main.swift
import Heirloom

protocol Screen {
    associatedtype State
    associatedtype Route = String
    associatedtype Services
    var state: State { get }
}

@Instantiable
struct Home: Instantiable, Screen {
    typealias Services = [String]
    @Forwarded let state: Int
    @Forwarded let previous: State
    @Forwarded let routes: [Route]
    @Forwarded let services: Self.Services
    @Instantiated let view: HomeView
}

@Instantiable
struct HomeView: Instantiable {
    @Received let previous: Home.State
    @Received let routes: [Home.Route]
    @Received let services: [String]
}

@Instantiable
struct Row: Instantiable, Identifiable {
    @Forwarded let id: Int
    @Forwarded let parent: ID?
    @Instantiated let link: Link
}

@Instantiable
struct Link: Instantiable {
    @Received let parent: Row.ID?
}

@Instantiable
struct Pages: Instantiable, Sequence {
    @Forwarded let first: Element
    func makeIterator() -> IndexingIterator<[String]> { [first].makeIterator() }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let homes: Instantiator<Home>
    @Instantiated let rows: Instantiator<Row>
    @Instantiated let pages: Instantiator<Pages>
}

let app = App()
let home = app.homes.instantiate(state: 1, previous: 2, routes: ["a"], services: ["b"])
print(home.view.previous, home.view.routes, home.view.services)
print(app.rows.instantiate(id: 1, parent: 2).link.parent ?? 0)
print(Array(app.pages.instantiate(first: "page")))
//: prints
// 2 ["a"] ["b"]
// 2
// ["page"]
