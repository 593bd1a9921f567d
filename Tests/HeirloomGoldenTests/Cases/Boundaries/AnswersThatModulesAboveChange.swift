// An extension wins over a type that lists the extended one. If a module above declares it, the module below, which does not
// see it, would build another object than the root's module.

//: option view Parts=
//: option view Kit=Parts
//: Parts/Parts.swift
open class Clock {
    public let name: String
    public init(name: String) { self.name = name }
}

//: Kit/Kit.swift
import Heirloom
import Parts

final class SystemClock: Clock {}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
extension SystemClock: Instantiable {
    static func instantiate() -> SystemClock { SystemClock(name: "system") }
}

@Instantiable
public final class Alarm: Instantiable {
    @Instantiated private let clock: Clock
    public var text: String { clock.name }

    init(clock: Clock) { self.clock = clock }
}

//: App/App.swift
import Heirloom
import Kit
import Parts

@Instantiable
extension Clock: Instantiable {
    public static func instantiate() -> Clock { Clock(name: "app") }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let alarm: Alarm
}

//: diagnostics
// App/App.swift:12:23: error: 'alarm: Alarm' of 'App' is built in module 'App', where the initializer of 'Alarm' is not visible: it is 'internal' in module 'Kit' [inaccessible-type]
// Kit/Kit.swift:16:5: note: make its initializer 'public' or 'package'
// App/App.swift:6:11: note: 'Kit' cannot build 'Alarm' for other modules: 'clock: Clock' is 'SystemClock' there, but module 'App' declares an 'instantiate' for it; move that to 'Kit', or name the type to build with 'fulfilledByType'

//: fix-its
// App/App.swift:12:23: would fix: make it 'public' [inaccessible-type]
// Kit/Kit.swift:16:5: note: insert 'public '
// App/App.swift:12:23: would fix: make it 'package' [inaccessible-type]
// Kit/Kit.swift:16:5: note: insert 'package '
