// A mock implements the requirements of all protocols that its protocol inherits from, in any module, each once. It also
// implements the known requirements of the standard library's protocols.

//: option configuration=debug
//: Base/Named.swift
public protocol Named {
    var name: String { get }
    func reset()
}

public protocol Renamed: Named {
    var name: String { get set }
}

//: Core/Client.swift
import Base

public typealias Tagged = Hashable & CustomStringConvertible

public protocol Client: Renamed, Tagged, Comparable, Sendable {
    func reset()
    func connect(to other: any Renamed)
}

public protocol Keyed: Identifiable where ID == String {
    var id: String { get }
}

//: App/main.swift
import Base
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Core.Client", "Keyed"])

let client = MockClient()
client.name = "a"
client.reset()
client.connect(to: client)
print(client.name, client.mock.reset.callCount, client.mock.connect.calls.map(\.name), client)
print(client == MockClient(), Set([client]).contains(client), client < client)
let keyed = MockKeyed()
keyed.mock.id.returns("key")
print(keyed.id)

//: generated App
#if DEBUG
import Base
import Core
import HeirloomMocks

/// Answers for `Client` in tests.
final class MockClient: Client, Sendable {
    struct Requirements: MockRequirements {
        let reset = Stub<Void, Never, Void>("Client.reset()")
        let connect = Stub<any Renamed, Never, Void>("Client.connect(to:)")
        let name = StubbedProperty<String>("Client.name")
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockClient { MockClient() }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    static func == (left: MockClient, right: MockClient) -> Bool { left === right }
    static func < (left: MockClient, right: MockClient) -> Bool { ObjectIdentifier(left) < ObjectIdentifier(right) }
    var description: String { "MockClient" }

    func reset() {
        self.mock.reset()
    }

    func connect(to other: any Renamed) {
        self.mock.connect(other)
    }

    var name: String {
        get { self.mock.name.value }
        set { self.mock.name.value = newValue }
    }
}

/// Answers for `Keyed` in tests.
final class MockKeyed: Keyed, Sendable {
    struct Requirements: MockRequirements {
        let id = Stub<Void, Never, String>("Keyed.id")
    }

    typealias ID = String
    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockKeyed { MockKeyed() }

    var id: String {
        self.mock.id()
    }
}
#endif

//: prints
// a 1 ["a"] MockClient
// false true false
// key
