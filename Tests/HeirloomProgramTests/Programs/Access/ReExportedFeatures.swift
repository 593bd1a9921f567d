// An umbrella module re-exports others; files import single declarations, and import with access levels.
//: Core/Core.swift
import Heirloom

public protocol Clock { func now() -> Int }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct FixedClock: Clock, Instantiable {
    public init() {}
    public func now() -> Int { 5 }
}

public struct Moment { public var seconds: Int; public init(seconds: Int) { self.seconds = seconds } }
//: Umbrella/Umbrella.swift
@_exported public import Core
//: Stamps/Stamp.swift
public import protocol Core.Clock
public import struct Core.Moment
public import Heirloom

@Instantiable
public struct Stamp: Instantiable {
    @Received package let clock: any Clock
    @Forwarded public let moment: Moment

    package init(clock: any Clock, moment: Moment) {
        self.clock = clock
        self.moment = moment
    }

    public var text: String { "\(clock.now()) \(moment.seconds)" }
}
//: App/App.swift
internal import Heirloom
internal import Stamps
internal import Umbrella

@Instantiable
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated private let stampBuilder: Instantiator<Stamp>

    func stamp() -> String { stampBuilder.instantiate(moment: Moment(seconds: 2)).text }
    private init(clock: Clock) { fatalError() }
    fileprivate init(clock: any Clock, stampBuilder: Instantiator<Stamp>, isTest: Bool) { fatalError() }
}
//: App/main.swift
print(App().stamp())
//: prints
// 5 2
