// Mocks are compiled under the condition of test doubles, and under the conditions of their protocols and requirements.

//: option flags=DEBUG EXTRA
//: App/main.swift
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Client", "Extra"])

protocol Client {
    #if EXTRA
    func extra() -> Int?
    #else
    func plain()
    #endif
}

#if EXTRA
protocol Extra { func more() }
#endif

#if DEBUG
let client = MockClient()
#if EXTRA
print(client.extra() as Any, MockExtra().mock.more.callCount)
#else
client.plain()
print(client.mock.plain.callCount)
#endif
#else
print("no mocks")
#endif

//: generated App
#if DEBUG
import HeirloomMocks

/// Answers for `Client` in tests.
final class MockClient: Client, Sendable {
    struct Requirements: MockRequirements {
        #if EXTRA
        let extra = Stub<Void, Never, Int?>("Client.extra()")
        #endif
        #if !EXTRA
        let plain = Stub<Void, Never, Void>("Client.plain()")
        #endif
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockClient { MockClient() }

    #if EXTRA
    func extra() -> Int? {
        self.mock.extra()
    }
    #endif

    #if !EXTRA
    func plain() {
        self.mock.plain()
    }
    #endif
}

#if EXTRA
/// Answers for `Extra` in tests.
final class MockExtra: Extra, Sendable {
    struct Requirements: MockRequirements {
        let more = Stub<Void, Never, Void>("Extra.more()")
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockExtra { MockExtra() }

    func more() {
        self.mock.more()
    }
}
#endif
#endif

//: prints
// no mocks

//: prints with DEBUG
// 1

//: prints with EXTRA
// no mocks

//: prints with DEBUG EXTRA
// nil 0
