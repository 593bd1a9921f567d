// The test double of a type on the main actor builds an asynchronous repository for a protocol.
//: option configuration=debug
//: App/A.swift
import Heirloom
protocol Repo: Sendable {}
@Instantiable(fulfillingAdditionalTypes: [Repo.self]) final class LiveRepo: Instantiable, Repo { @Instantiated let conn: Conn; init(conn: Conn) async throws { self.conn = conn } }
@Instantiable final class Conn: Instantiable, Sendable { init() {} }
@MainActor @Instantiable(isRoot: true, generateMock: true) final class App: Instantiable { @Instantiated let repo: any Repo; init(repo: any Repo) { self.repo = repo } }
//: App/main.swift
let m = try await App.mock(); print(type(of: m.repo))
//: prints
// LiveRepo
