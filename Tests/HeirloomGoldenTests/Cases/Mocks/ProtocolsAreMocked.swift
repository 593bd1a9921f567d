// A protocol of a module below that is named in `additionalMocksToGenerate` gets a mock that implements its requirements and
// records calls.

//: option configuration=debug
//: Core/Client.swift
public struct User: Equatable, Sendable {
    public var id: String
    public init(id: String) { self.id = id }
}

public enum FetchError: Error { case gone }

public protocol Client: Sendable {
    func fetch(id: String) async throws(FetchError) -> User
    func save(_ user: User, to folder: String) throws
    func count() -> Int?
    var timeout: Int { get set }
}

//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Client"])

//: App/main.swift
import Core

let client = MockClient()
client.mock.fetch.returns(User(id: "ada"))
print(try await client.fetch(id: "1"), client.mock.fetch.calls)
client.mock.fetch.throws(.gone)
do { _ = try await client.fetch(id: "2") } catch { print(error, client.mock.fetch.callCount) }
try? client.save(User(id: "ada"), to: "users")
print(client.mock.save.calls.map(\.folder), client.count() as Any)
client.mock.count.returns(inOrder: 1, 2)
print([client.count(), client.count(), client.count()])
client.timeout = 3
print(client.timeout, client.mock.timeout.calls)

//: generated App
#if DEBUG
import Core
import HeirloomMocks

/// Answers for `Client` in tests.
final class MockClient: Client, Sendable {
    struct Requirements: MockRequirements {
        let fetch = AsyncStub<String, FetchError, User>("Client.fetch(id:)")
        let save = Stub<(user: User, folder: String), any Error, Void>("Client.save(_:to:)")
        let count = Stub<Void, Never, Int?>("Client.count()")
        let timeout = StubbedProperty<Int>("Client.timeout")
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockClient { MockClient() }

    func fetch(id: String) async throws(FetchError) -> User {
        try await self.mock.fetch(id)
    }

    func save(_ user: User, to folder: String) throws {
        try self.mock.save((user, folder))
    }

    func count() -> Int? {
        self.mock.count()
    }

    var timeout: Int {
        get { self.mock.timeout.value }
        set { self.mock.timeout.value = newValue }
    }
}
#endif

//: prints
// User(id: "ada") ["1"]
// gone 2
// ["users"] nil
// [Optional(1), Optional(2), Optional(2)]
// 3 [3]
