// Generic types with parameter packs are specialized with several types, one and none.
//: Events/Events.swift
import Heirloom

public struct Event<each Payload: Sendable>: Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
}

public final class Channel<each Payload: Sendable>: Sendable {
    public init() {}
    public var width: Int {
        var count = 0
        repeat ((each Payload).self, count += 1).1
        return count
    }
}

@Instantiable
extension Channel: Instantiable {
    public static func instantiate() -> Channel< > { Channel< >() }
    public static func instantiate() -> Channel<Int> { Channel<Int>() }
    public static func instantiate(opened: Event< >) -> Channel<Int, String> { Channel<Int, String>() }
}

public enum Signals {
    public struct Tick<each T> {
        public struct Mark: Sendable {
            public init() {}
        }
    }
}
//: App/main.swift
import Events
import Heirloom

typealias Silence = Event< >

protocol Listening {}

struct Wrapped<Value>: Listening {
    init(_ value: Value) {}
}

@Instantiable
struct App: Instantiable {
    @Instantiated let quiet: Channel< >
    @Instantiated let counted: Channel<Int>
    @Instantiated let roomBuilder: Instantiator<Room>
    @Instantiated(fulfilledByType: "Hall") let hallBuilder: ErasedInstantiator<Event< >, Hall>
}

@Instantiable
struct Room: Instantiable {
    @Forwarded let opened: Event<>
    @Forwarded let closed: Silence
    @Forwarded let marks: [Signals.Tick< >.Mark]
    @Forwarded let done: @Sendable (Event< >) -> Channel< >?
    @Instantiated let named: Channel<Int, String>
    @Received let quiet: Channel<>
    @Instantiated let corner: Corner
}

@Instantiable
struct Corner: Instantiable {
    @Received let opened: Silence
    @Received let closed: Event< >
    @Received let marks: [Signals.Tick<>.Mark]
    @Received let quiet: Events.Channel< >
    @Received let counted: Channel<Int>
    @Received let named: Channel<Int, String>
    @Received(onlyIfAvailable: true) let loud: Channel< >?
    @Received(fulfilledByDependencyNamed: "quiet", ofType: Channel< >.self) let silent: Channel< >
    @Instantiated let seat: Seat
}

@Instantiable
struct Seat: Instantiable {
    @Received let silent: Channel<>
    @Received let done: @Sendable (Event< >) -> Channel< >?
}

@Instantiable
struct Hall: Instantiable {
    @Forwarded let event: Event< >
    @Instantiated let corner: Floor
}

@Instantiable
struct Floor: Instantiable {
    @Received let event: Silence
}

let app = App()
let room = app.roomBuilder.instantiate(
    opened: Event< >("opened"),
    closed: Event< >("closed"),
    marks: [.init()],
    done: { _ in nil }
)
print(room.corner.opened.name, room.corner.closed.name, room.corner.marks.count, room.corner.loud == nil)
print(room.corner.quiet.width, room.corner.counted.width, room.named.width, room.corner.silent === app.quiet)
print(app.hallBuilder.instantiate(Event< >("hall")).corner.event.name)
//: prints
// opened closed 1 true
// 0 1 2 true
// hall
