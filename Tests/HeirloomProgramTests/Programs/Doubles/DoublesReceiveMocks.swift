// In the module that generates a protocol's mock, test doubles receive the mock wherever the tree requires the protocol, unless
// a hand-written test double exists. `mockPrefix` sets the prefix of mock names.

//: option configuration=debug
//: Core/Service.swift
import Heirloom

public protocol Client { func load() -> Int? }
public protocol Log { func write(_ line: String) }
public protocol Clock { var now: Int { get } }

@MainActor public protocol Screen { func show(_ text: String) }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public struct ConsoleLog: Instantiable, Log {
    public init() {}
    public func write(_ line: String) { print("console", line) }
}

@Instantiable
public struct Service: Instantiable {
    @Received public let client: any Client
    @Received public let clock: any Clock
    @Instantiated public let log: any Log
    @Received public let screen: any Screen
    public init(client: any Client, clock: any Clock, log: any Log, screen: any Screen) {
        self.client = client
        self.clock = clock
        self.log = log
        self.screen = screen
    }
}

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(
    additionalMocksToGenerate: ["Client", "Log", "Clock", "Screen", "Service"],
    mockPrefix: "Fake"
)

@Instantiable(fulfillingAdditionalTypes: [Clock.self], mockOnly: true)
struct StoppedClock: Clock {
    let now = 12
    static func mock() -> StoppedClock { StoppedClock() }
}

let service = Service.mock()
service.log.write("line")
print(service.client.load() as Any, service.clock.now, type(of: service.log), type(of: service.screen))
let client = FakeClient()
client.mock.load.returns(3)
print(Service.mock(client: client).client.load() as Any)

//: prints
// nil 12 FakeLog FakeScreen
// Optional(3)
