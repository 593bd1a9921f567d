// Actors with isolated roots: a global actor of the app, a root on it, and sendable builders that cross to the main actor and
// back.
//: Core/Core.swift
import Heirloom

@globalActor
public actor DatabaseActor {
    public static let shared = DatabaseActor()
}

@DatabaseActor
@Instantiable
public final class Database: Instantiable {
    public private(set) var rows: [String] = []
    public nonisolated init() {}
    public func insert(_ row: String) -> Int {
        rows.append(row)
        return rows.count
    }
}

@Instantiable
public actor Importer: Instantiable {
    @Received private let database: Database
    @Forwarded private let names: [String]
    public func run() async -> Int {
        var count = 0
        for name in names { count = await database.insert(name) }
        return count
    }
}
//: App/main.swift
import Core
import Heirloom

@DatabaseActor
@Instantiable
final class Backend: Instantiable {
    @Instantiated let database: Database
    @Instantiated let importerBuilder: SendableInstantiator<Importer>
    @Instantiated let checker: Checker
}

@DatabaseActor
@Instantiable
struct Checker: Instantiable {
    @Received let database: Database
    func count() -> Int { database.rows.count }
}

@DatabaseActor func start() -> Backend { Backend() }

let backend = await start()
let builder = backend.importerBuilder
let importers = (0..<2).map { builder.instantiate(names: ["a\($0)", "b\($0)"]) }
var counts: [Int] = []
for importer in importers { counts.append(await importer.run()) }
print(counts, await backend.checker.count())
//: prints
// [2, 4] 4
