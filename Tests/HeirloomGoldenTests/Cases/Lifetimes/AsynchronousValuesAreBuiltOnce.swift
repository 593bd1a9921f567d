// If several tasks request the value at once, one builds it and the others wait. If it fails, they all fail, and the next call
// builds again.

//: App/Types.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
actor Attempts: Instantiable {
    private(set) var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}

@Instantiable
final class Database: Instantiable, Sendable {
    @Received let attempts: Attempts
    init(attempts: Attempts) async throws(OpenError) {
        self.attempts = attempts
        let count = await attempts.next()
        for _ in 0..<100 { await Task.yield() }
        if count == 1 { throw OpenError() }
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let attempts: Attempts
    @Instantiated(lifetime: .lazy) let database: @Sendable () async throws(OpenError) -> Database
    @Instantiated(lifetime: .lazy) let other: @Sendable () async throws -> Database
}

//: App/main.swift
let app = App()
do throws(OpenError) { _ = try await app.database() } catch { print(error) }
let databases = try await withThrowingTaskGroup(of: Database.self) { group in
    for _ in 0..<50 { group.addTask { try await app.database() } }
    var databases: [Database] = []
    while let database = try await group.next() { databases.append(database) }
    return databases
}
print(databases.count, databases.allSatisfy { $0 === databases[0] })
print(try await app.other() === databases[0])
print(await app.attempts.count)

//: generated App
import Heirloom

extension App {
    init() {
        let attempts = Attempts()
        let keptDatabase = Kept<Database>.lazily("database")
        let database: @Sendable () async throws(OpenError) -> Database = {  // App.database
            try await keptDatabase.value { () async throws(OpenError) -> Database in
                try await Database(attempts: attempts)
            }
        }
        let keptOther = Kept<Database>.lazily("other")
        let other: @Sendable () async throws -> Database = {  // App.other
            try await keptOther.value {
                try await Database(attempts: attempts)
            }
        }
        self.init(attempts: attempts, database: database, other: other)
    }
}

//: prints
// OpenError()
// 50 true
// false
// 3
