// A protocol is listed for mocks by an alias: of another alias, of a nested one, of one in another module, of `any P`, or
// under a condition. Doubles receive its mock, unless a handwritten double lists the same protocol by an alias.

//: option configuration=debug
//: Core/Core.swift
import Heirloom

public protocol Api {
    func get() -> Int
}

public protocol Store {
    associatedtype Item
    func item() -> Item
}

public protocol Clock {
    func now() -> Int
}

public typealias CoreService = Api
public typealias AnyClock = any Clock
public typealias Shop = Store

@Instantiable(fulfillingAdditionalTypes: [Api.self])
public struct Client: Api, Instantiable {
    public init() {}
    public func get() -> Int { preconditionFailure("production code") }
}

//: Elsewhere/Elsewhere.swift
public protocol Service {}

//: App/App.swift
import Core
import Heirloom

typealias Service = CoreService

enum Names {
    typealias Log = Logging
}

protocol Logging {
    func log(_ text: String)
}

protocol Book: Shop {
    func open()
}

protocol Tracking {
    func track()
}

#if DEBUG
typealias Sink = Tracking
#else
typealias Sink = Logging
#endif

protocol Paper {
    func print()
}

typealias Page = Paper
typealias Main = Screen

@Instantiable(fulfillingAdditionalTypes: [Page.self], mockOnly: true)
struct Blank: Instantiable, Paper {
    func print() {}
    static func mock() -> Blank { Blank() }
}

@Instantiable(fulfillingAdditionalTypes: [Names.Log.self])
struct Console: Instantiable, Logging {
    func log(_ text: String) { preconditionFailure("production code") }
}

@Instantiable
struct Screen: Instantiable {
    @Instantiated let api: any Service
    @Instantiated let log: Names.Log
    @Received let clock: any Clock
    @Received let sink: any Sink
    @Received let page: any Page
}

#HeirloomConfiguration(
    additionalMocksToGenerate: ["Service", "Names.Log", "AnyClock", "Book", "Sink", "Page", "Main"]
)

//: App/main.swift
let screen = Screen.mock()
print(screen.api is MockApi, screen.log is MockLogging, screen.clock is MockClock, screen.page is Blank)
print(type(of: screen.sink), MockBook<Int>.self)

//: prints
// true true true true
// MockTracking MockBook<Int>
