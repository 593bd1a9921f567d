// Generic screens of a library depend on the identifiers of the app's models, whose aliases only the app can see.
//: Core/Core.swift
import Heirloom

public protocol Entity {
    associatedtype ID: Hashable & Sendable
    associatedtype Failure: Error
}
public protocol Store<Key> {
    associatedtype Key
    var title: String { get }
}
public protocol Flushing { func flush() -> String }
public protocol Coded: Hashable {}

@Instantiable
public struct Cache<Value>: Instantiable {
    public let limit: Int
    public init() { limit = 1 }
    public init(limit: Int) { self.limit = limit }
}

@Instantiable(fulfillingAdditionalTypes: [Flushing.self])
public struct Journal<Value>: Instantiable, Flushing {
    public init() {}
    public func flush() -> String { "\(Value.self)" }
}

@Instantiable
public struct Screen<Model: Entity>: Instantiable {
    @Instantiated(fulfilledByType: "LoggingStore") public let store: any Store<Model.ID>
    @Instantiated public let cache: Cache<Model.ID>
    @Instantiated public let journal: Journal<Model.ID>
    @Received(onlyIfAvailable: true) public let selected: Model.ID?
    @Instantiated public let makeDetail: (_ id: Model.ID) throws(Model.Failure) -> Detail<Model>
    @Instantiated({ (id: Model.ID) in "\(id)" }) public let name: (_ id: Model.ID) -> String

    public init(
        store: any Store<Model.ID>,
        cache: Cache<Model.ID>,
        journal: Journal<Model.ID>,
        selected: Model.ID?,
        makeDetail: @escaping (_ id: Model.ID) throws(Model.Failure) -> Detail<Model>,
        name: @escaping (_ id: Model.ID) -> String
    ) {
        self.store = store
        self.cache = cache
        self.journal = journal
        self.selected = selected
        self.makeDetail = makeDetail
        self.name = name
    }
}

@Instantiable
public struct Detail<Model: Entity>: Instantiable {
    @Forwarded public let id: Model.ID
    @Received public let store: any Store<Model.ID>
    @Received public let labels: [Model.ID: String]
    public init(id: Model.ID, store: any Store<Model.ID>, labels: [Model.ID: String]) throws(Model.Failure) {
        self.id = id
        self.store = store
        self.labels = labels
    }
}
//: App/App.swift
import Core
import Heirloom

struct User: Entity {
    typealias ID = Int
    typealias Failure = Never
}
struct Bill {}
extension Bill: Entity {
    enum Failure: Error { case unpaid }
    typealias ID = String
}

struct Memory<Key>: Store { let title = "memory" }

@Instantiable
struct LoggingStore: Instantiable, Store {
    typealias Key = Int
    @Received let store: any Store<Int>
    var title: String { "logging " + store.title }
}

@Instantiable(conformsElsewhere: true)
extension Cache {
    static func instantiate() -> Cache<Int> { Cache<Int>(limit: 100) }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Memory<Int>() }) let store: any Store<Int>
    @Instantiated({ [7: "seven"] }) let labels: [Int: String]
    @Instantiated({ 7 }) let selected: User.ID
    @Instantiated let users: Screen<User>
    @Instantiated let cache: Cache<User.ID>
    @Instantiated let journal: Journal<Int>
    @Instantiated let flushing: [any Flushing]
    @Instantiated let bills: Bills
}

@Instantiable
struct Bills: Instantiable {
    @Instantiated({ Memory<String>() }) let store: any Store<String>
    @Instantiated({ ["b": "bill"] }) let labels: [String: String]
    @Instantiated let makeBill: (_ id: String) throws(Bill.Failure) -> Detail<Bill>
}
//: App/main.swift
import Core

let app = App()
print(app.users.store.title, app.users.cache.limit, app.cache.limit, app.users.selected ?? 0)
print(app.users.makeDetail(7).labels, app.users.makeDetail(8).store.title, app.users.name(9))
print(app.flushing.map { $0.flush() })
do throws(Bill.Failure) { print(try app.bills.makeBill("b").labels) } catch {}
//: prints
// logging memory 100 100 7
// [7: "seven"] logging memory 9
// ["Int"]
// ["b": "bill"]
