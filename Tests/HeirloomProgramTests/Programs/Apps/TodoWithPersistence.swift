// A to-do list with a store behind a protocol, view models for each list, an inspector with an optional list, and an importer
// that is built twice.
//: Model/Model.swift
public struct Item: Equatable, Sendable { public var title: String; public var done = false; public init(_ title: String) { self.title = title } }
public struct ListID: Hashable, Sendable { public let name: String; public init(_ name: String) { self.name = name } }
//: Store/Store.swift
import Heirloom
import Model

public protocol ItemStore: AnyObject {
    subscript(list: ListID) -> [Item] { get set }
    var lists: [ListID] { get }
}

@Instantiable(fulfillingAdditionalTypes: [ItemStore.self])
public final class MemoryItemStore: Instantiable, ItemStore {
    @Received private let changes: ChangeCounter
    private var items: [ListID: [Item]] = [:]
    public var lists: [ListID] { items.keys.sorted { $0.name < $1.name } }
    public subscript(list: ListID) -> [Item] {
        get { items[list] ?? [] }
        set {
            items[list] = newValue
            changes.count += 1
        }
    }
}

@Instantiable
public final class ChangeCounter: Instantiable { public var count = 0; public init() {} }
//: Screens/Screens.swift
import Heirloom
import Model
import Store

@Instantiable
public final class ListModel: Instantiable {
    @Forwarded public let listID: ListID
    @Received private let itemStore: any ItemStore
    @Instantiated public let inspector: Inspector
    @Instantiated private let rowBuilder: Instantiator<RowModel>

    public func add(_ title: String) { itemStore[listID].append(Item(title)) }
    public var rows: [RowModel] { itemStore[listID].indices.map { rowBuilder.instantiate(index: $0) } }
}

@Instantiable
public struct RowModel: Instantiable {
    @Forwarded private let index: Int
    @Received private let listID: ListID
    @Received private let itemStore: any ItemStore
    public func toggle() { itemStore[listID][index].done.toggle() }
    public var text: String { (itemStore[listID][index].done ? "x " : "- ") + itemStore[listID][index].title }
}

@Instantiable
public struct Inspector: Instantiable {
    @Received(onlyIfAvailable: true) private let listID: ListID?
    @Received private let itemStore: any ItemStore
    public var summary: String {
        guard let listID else { return "\(itemStore.lists.count) lists" }
        return "\(itemStore[listID].filter(\.done).count) of \(itemStore[listID].count) in \(listID.name)"
    }
}
//: App/main.swift
import Heirloom
import Model
import Screens
import Store

@Instantiable
struct App: Instantiable {
    @Instantiated let inspector: Inspector
    @Instantiated let itemStore: any ItemStore
    @Instantiated let changes: ChangeCounter
    @Instantiated let listModelBuilder: Instantiator<ListModel>
}

let app = App()
let home = app.listModelBuilder.instantiate(listID: ListID("home"))
let work = app.listModelBuilder.instantiate(listID: ListID("work"))
home.add("cook")
home.add("clean")
work.add("mail")
home.rows[1].toggle()
print(home.rows.map(\.text), work.rows.map(\.text))
print(home.inspector.summary, "/", work.inspector.summary, "/", app.inspector.summary, app.changes.count)
//: prints
// ["- cook", "x clean"] ["- mail"]
// 1 of 2 in home / 0 of 1 in work / 2 lists 4
