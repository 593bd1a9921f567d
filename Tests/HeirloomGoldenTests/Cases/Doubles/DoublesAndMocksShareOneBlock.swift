// Doubles and mocks are written in one block, with the imports that nothing else in the file needs at its top.

//: option configuration=debug
//: Names/Names.swift
public struct Name: Sendable {
    public let text: String
    public init(_ text: String) { self.text = text }
}

//: Defaults/Defaults.swift
import Names

public let usualName = Name("usual")

//: Core/Core.swift
import Heirloom
import Names

public protocol Client {
    func name() -> Name?
}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
public struct WebClient: Instantiable, Client {
    public init() {}
    public func name() -> Name? { nil }
}

//: App/App.swift
import Core
import Defaults
import Heirloom
import Names

#HeirloomConfiguration(additionalMocksToGenerate: ["Client"])

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated(fulfilledByType: "WebClient") let client: any Client
    let name: Name
    init(client: any Client, name: Name = usualName) { self.client = client; self.name = client.name() ?? name }
}

//: App/main.swift
import Names

print(Screen().name.text, Screen.mock(name: Name("mock")).name.text)
let client = MockClient()
client.mock.name.returns(Name("mocked"))
print(Screen.mock(overrides: .init(client: { client })).name.text)

//: generated App
import Core
import Heirloom

extension Screen {
    init() {
        let client: any Client = WebClient()  // Screen.client
        self.init(client: client)
    }
}

#if DEBUG
import Defaults
import HeirloomMocks
import Names

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(
        name: Name = usualName,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> Screen {
        let own = HeirloomScreenOverrides(client: overrides.client, name: name)
        return HeirloomMocks.makeScreen(overrides: own, heirloomStrict: HeirloomStrict(strict, "Screen"))
    }
}

/// Overrides for tests and previews below `Screen`.
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    var client: (() -> any Client)?

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var client: HeirloomValue<any Client, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.client = { value.value } }
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
struct HeirloomScreenOverrides: HeirloomReplaceable {
    var client: (() -> any Client)?
    var name: Name?
    /// Builds a replacement from the dependencies of the original.
    var build: ((any Client, Name) -> Screen)?

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (any Client, Name) -> Screen) {
        self.build = build
    }
}

extension Screen {
    fileprivate static var heirloomDefault_name: Name { usualName }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeScreen(overrides: HeirloomScreenOverrides, heirloomStrict: HeirloomStrict) -> Screen {
        let client: any Client = overrides.client?() ?? MockClient.heirloomMock()  // Screen.client
        let name: Name = overrides.name ?? Screen.heirloomDefault_name
        if let build = overrides.build {
            return build(client, name)
        }
        heirloomStrict.build()
        return Screen(client: client, name: name)
    }
}

/// Answers for `Client` in tests.
final class MockClient: Client, Sendable {
    struct Requirements: MockRequirements {
        let name = Stub<Void, Never, Name?>("Client.name()")
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockClient { MockClient() }

    func name() -> Name? {
        self.mock.name()
    }
}
#endif

//: prints
// usual mock
// mocked
