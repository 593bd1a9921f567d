// Written initializers with attributes, comments, conditions and default arguments that mention dependencies.
//: option swift=6.1 trailing commas in the arguments of attributes
//: Core/Core.swift
import Heirloom

public protocol Clock { var now: Int { get } }

@Instantiable(
    // The real one.
    fulfillingAdditionalTypes: [
        Clock.self, /* nobody else has a clock */
    ],
)
public struct SystemClock: Clock, Instantiable {
    public var now: Int { 7 }
    @inlinable public init() {}
}

/// Ticks.
@Instantiable /* yes */
public final class Ticker /* of the clock */ : Instantiable
{
    /// The clock.
    @Received
    // injected
    private let clock: any Clock // not ours

    public var handler: ((Int) -> Void)?

    @discardableResult
    public static func preview() -> Ticker { Ticker(clock: SystemClock()) }

    @inline(__always) @_disfavoredOverload
    public init(clock /* internal name */ source: any Clock = SystemClock(), handler: ((Int) -> Void)? = nil) {
        self.clock = source
        self.handler = handler
    }

    #if DEBUG
    init(clock: any Clock, debug: Bool) { self.clock = clock }
    #endif

    @available(*, deprecated, message: "Give it a clock")
    public convenience init() { self.init(clock: SystemClock()) }

    deinit { handler?(clock.now) }

    public subscript(index: Int) -> Int { clock.now * index }
    public func tick() { handler?(clock.now) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable final class Root: Instantiable { @Instantiated let clock: any Clock; @Instantiated let ticker: Ticker
    func run() -> Int { ticker[3] } }

print(Root().run(), Ticker.preview()[2])
//: prints
// 21 14
