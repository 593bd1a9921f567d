// A tree on the main actor passes Sendable values to a tree on another global actor, and builds its root there.
//: Core/Core.swift
import Heirloom

@globalActor public actor Database { public static let shared = Database() }

public struct Schema: Sendable { public let version: Int; public init(version: Int) { self.version = version } }

@Database
@Instantiable
public final class Table: Instantiable {
    @Received let schema: Schema
    private var rows: [String] = []
    public init(schema: Schema) { self.schema = schema }
    public func insert(_ row: String) -> Int { rows.append(row); return rows.count + schema.version }
}

@Database
@Instantiable
public final class Storage: Instantiable {
    @Forwarded public let schema: Schema
    @Instantiated let table: Table
    @Instantiated let cursorBuilder: Instantiator<Cursor>
    public init(schema: Schema, table: Table, cursorBuilder: Instantiator<Cursor>) {
        self.schema = schema
        self.table = table
        self.cursorBuilder = cursorBuilder
    }
    public func insert(_ row: String) -> Int { cursorBuilder.instantiate(row: row).run() }
}

@Database
@Instantiable
public struct Cursor: Instantiable {
    @Forwarded let row: String
    @Received let table: Table
    public init(row: String, table: Table) { self.row = row; self.table = table }
    func run() -> Int { table.insert(row) }
}

@Database
@Instantiable(isRoot: true)
public final class Engine: Instantiable {
    @Instantiated let storageBuilder: Instantiator<Storage>
    public init(storageBuilder: Instantiator<Storage>) { self.storageBuilder = storageBuilder }
    public func open(_ schema: Schema) -> Storage { storageBuilder.instantiate(schema: schema) }
}
//: App/App.swift
import Core
import Heirloom

@MainActor
@Instantiable
final class Page: Instantiable {
    @Received let storage: Storage
    @Received let report: @MainActor (Int) -> Void
    func save(_ row: String) async { report(await storage.insert(row)) }
}

@MainActor
@Instantiable
final class Session: Instantiable {
    @Forwarded let storage: Storage
    @Forwarded let report: @MainActor (Int) -> Void
    @Instantiated let page: Page
}

@MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

let storage = await Engine().open(Schema(version: 10))
let session = App().sessionBuilder.instantiate(storage: storage, report: { print($0) })
await session.page.save("a")
await session.page.save("b")
//: prints
// 11
// 12
