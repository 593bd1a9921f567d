// Written initializers of all kinds: internal names, omitted labels, ownership, variadics, defaults, availability and
// isolation.
//: Core/Services.swift
import Heirloom

@Instantiable
public final class Clock: Instantiable, Sendable {
    public let time = 1
    public init() {}
}

@Instantiable
public struct Stamp: Instantiable, Sendable {
    @Received let clock: Clock
    let zones: [String]

    public init(_ clock: Clock, zones: String...) {
        self.clock = clock
        self.zones = zones
    }
}

@Instantiable
public struct Journal: Instantiable {
    @Received let clock: Clock
    @Received let stamp: Stamp
    public let text: String

    public init(with clock: consuming Clock, on stamp: borrowing Stamp, copies: Int = 2) {
        text = "\(clock.time) \(stamp.zones.count) \(copies)"
        self.clock = clock
        self.stamp = copy stamp
    }

    public init(clock: Clock, stamp: Stamp, copies: Int, pages: Int) {
        self.init(with: clock, on: stamp, copies: copies * pages)
    }
}

@MainActor
@Instantiable
public final class Window: Instantiable {
    @Received let clock: Clock
    public let width: Int

    public nonisolated init(clock: sending Clock, width: Int = 80) {
        self.clock = clock
        self.width = width
    }
}
//: App/main.swift
import Core
import Heirloom

@MainActor
@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let stamp: Stamp
    @Instantiated let journal: Journal
    @Instantiated let window: Window
}

let app = App()
print(app.journal.text, app.window.width)
//: prints
// 1 0 2 80
