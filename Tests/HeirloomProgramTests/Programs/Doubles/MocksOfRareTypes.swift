// Requirements may use opaque types in any position, errors and values that never occur, and names that are taken in a mock.

//: option configuration=debug
//: Core/Protocols.swift
public protocol Logger {
    func log(_ error: @autoclosure @escaping () -> some Error)
    func log(all values: some Sequence<some Equatable>, as type: (some Error).Type)
    func count(_ values: [String: some Sequence], _ set: Set<some Hashable>?) -> Int
    func close() throws(Never) -> Int
    func flush() throws(any Error)
    var state: Void { get set }
    func compare(_ `self`: Int, newValue: Int) -> Int
    subscript(_ newValue: Int) -> Int { get set }
}

public protocol Quick { func stop() throws; func run() async; var isReady: Bool { get async throws } }
public protocol Quicker: Quick { func stop(); func run(); var isReady: Bool { get } }

public protocol Container {
    #if NEVER
    associatedtype Element: Unknown
    func add(_ element: Element) -> Unknown
    #else
    associatedtype Value
    func add(_ value: Value)
    #endif
    func clear()
}

open class Base<Element> {
    public let element: Element?
    public required init(element: Element?) { self.element = element }
    public convenience init() { self.init(element: nil) }
    public init?(checked: Element) { return nil }
}
public protocol Derived<Key>: Base<Int>, Sendable {
    associatedtype Key
    init(element: Int?)
    init(key: Key) throws
    func get(_ key: Key) -> Int
}

public protocol Service: Actor {
    init(url: String) async throws
    init() async
    func load() async -> Int
}

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Logger", "Quicker", "Container", "Derived", "Service"])

struct Full: Error {}

let logger = MockLogger()
logger.log(Full())
logger.log(all: [1], as: Full.self)
logger.mock.count.returns(2)
logger.mock.close.returns(3)
logger.mock.compare.performs { $0 - $1 }
logger.mock.subscript.performs { $0 + 1 }
logger[1] = 5
logger.state = ()
print(logger.mock.log.calls, logger.mock.log_all_as.calls.map(\.type), logger.count(["a": [1]], [2]), logger.close())
print(logger.compare(3, newValue: 1), logger[1], logger.mock.setSubscript.calls)

let quicker = MockQuicker()
quicker.mock.isReady.returns(true)
quicker.stop()
func run() { quicker.run() }
run()
print(quicker.isReady, quicker.mock.run.callCount)

let container = MockContainer<String>()
container.add("a")
container.clear()
print(container.mock.add.calls)

let derived = MockDerived<String>(element: 4)
derived.mock.get.returns(1)
print(derived.element as Any, derived.get("a"), MockDerived(key: "b").mock.initializer.calls, MockDerived<Int>().element as Any)

func load<S: Service>(_ type: S.Type, _ prepare: (S) -> Void) async throws {
    let services = [try await S(url: "a"), await S()]
    for service in services {
        prepare(service)
        print(await service.load())
    }
}
func makeService() -> MockService { MockService() }
try await load(MockService.self) { $0.mock.load.returns($0.mock.initializer_url.callCount) }
print(makeService().mock.initializer.callCount)

//: prints
// [App.Full()] [App.Full] 2 3
// 2 2 [(argument1: 1, newValue: 5)]
// true 1
// ["a"]
// Optional(4) 1 ["b"] nil
// 1
// 0
// 0
