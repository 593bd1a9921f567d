// '@Observable' models with dependencies, ignored state, observers and a view that tracks them.
//: Models/Models.swift
import Heirloom
import Observation

@Instantiable
public final class API: Instantiable { public init() {} ; func load() -> [String] { ["a", "b"] } }

@Observable
@Instantiable
public final class ListModel: Instantiable {
    @ObservationIgnored @Received private let api: API
    @Received private let limit: Int
    public private(set) var items: [String] = []
    public var selection: String? { didSet { selections += 1 } }
    @ObservationIgnored public var selections = 0
    @ObservationIgnored private lazy var first = items.first
    @ObservationIgnored @Forwarded public let title: String
    public func load() { items = Array(api.load().prefix(limit)) }
}

@MainActor
@Instantiable
@Observable
public final class Router: Instantiable {
    public var path: [String] = []
    @Instantiated @ObservationIgnored private let listModelBuilder: Instantiator<ListModel>
    public func open(_ title: String) -> ListModel {
        path.append(title)
        return listModelBuilder.instantiate(title: title)
    }
}
//: App/main.swift
import Heirloom
import Models
import Observation

@MainActor
@Instantiable
struct Scope: Instantiable {
    @Forwarded let limit: Int
    @Instantiated let api: API
    @Instantiated let router: Router
}

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
}

let scope = App().scopeBuilder.instantiate(limit: 1)
let model = scope.router.open("Tea")
withObservationTracking { _ = model.items } onChange: { print("changes") }
model.load()
model.selection = "a"
print(model.items, model.selections, scope.router.path)
//: prints
// changes
// ["a"] 1 ["Tea"]
