// A closure declares its effects, and its scope has them as well, as with an initializer. An asynchronous closure may be built
// concurrently.

//: App/App.swift
import Heirloom

struct OpenError: Error {}

final class Database: Sendable {
    let path: String
    init(path: String) async throws(OpenError) {
        if path.isEmpty { throw OpenError() }
        self.path = path
    }
}

@Instantiable
struct Library: Instantiable {
    @Received let path: String
    @Instantiated({ (path: String) async throws(OpenError) in try await Database(path: path) }) let database: Database
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Forwarded let path: String
    @Instantiated let library: Library
}

@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Forwarded let path: String
    @Instantiated(concurrently: true, { (path: String) async throws in try await Database(path: path) }) let first: Database
    @Instantiated(concurrently: true, { (path: String) async throws in try await Database(path: path + "2") })
    let second: Database
    @Instantiated let makeLibrary: () async throws -> Library
    @Instantiated({ (path: String) throws in path.count }) let length: Int
}

//: App/main.swift
print(try await App(path: "a").library.database.path)
do {
    _ = try await App(path: "")
} catch {
    print("fails with", error)
}
func runTool() async throws {
    let tool = try await Tool(path: "b")
    print(tool.first.path, tool.second.path, tool.length, try await tool.makeLibrary().database.path)
}
try await runTool()

//: prints
// a
// fails with OpenError()
// b b2 1 b
