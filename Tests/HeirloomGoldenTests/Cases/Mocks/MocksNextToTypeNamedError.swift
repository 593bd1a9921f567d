// A mock spells `Swift.Error` in a module that declares another `Error`.

//: option configuration=debug
//: Core/Client.swift
public protocol Client {
    func load() throws -> Int
    func send() async throws
    func fail<E: Error>(with error: E)
}

//: App/Error.swift
enum Error {}

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Client"])

let client = MockClient()
client.mock.load.returns(4)
print(try client.load())

//: generated App
#if DEBUG
import Core
import HeirloomMocks

/// Answers for `Client` in tests.
final class MockClient: Client, Sendable {
    struct Requirements: MockRequirements {
        let load = Stub<Void, any Swift.Error, Int>("Client.load()")
        let send = AsyncStub<Void, any Swift.Error, Void>("Client.send()")
        let fail = Stub<any Swift.Error, Never, Void>("Client.fail(with:)")
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockClient { MockClient() }

    func load() throws -> Int {
        try self.mock.load()
    }

    func send() async throws {
        try await self.mock.send()
    }

    func fail<E: Swift.Error>(with error: E) {
        self.mock.fail(error)
    }
}
#endif

//: prints
// 4
