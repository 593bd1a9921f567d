// Aliases, extensions and types that Heirloom does not build may be under conditions as well.

//: option flags=DEBUG
//: Mail/Inbox.swift
import Heirloom

#if DEBUG
import Dispatch

typealias Sink = Recorder
#else
typealias Sink = Log
#endif

final class Recorder {}

#if DEBUG
@Instantiable
extension Recorder: Instantiable {
    static func instantiate(log: Log) -> Recorder { Recorder() }
}
#endif

@Instantiable
final class Log: Instantiable {}

struct Clock {}

@Instantiable
extension Clock: Instantiable {
    #if DEBUG
    static func instantiate(log: Log) -> Clock { Clock() }
    #else
    static func instantiate() -> Clock { Clock() }
    #endif
}

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let log: Log
    @Instantiated let sink: Sink
    @Instantiated let clock: Clock
}

//: Mail/main.swift
printTree(Inbox())

//: generated Mail
import Heirloom

extension Inbox {
    #if DEBUG
    init() {
        let log = Log()
        let sink = Recorder.instantiate(log: log)
        let clock = Clock.instantiate(log: log)
        self.init(log: log, sink: sink, clock: clock)
    }
    #else
    init() {
        let log = Log()
        let sink = Log()
        let clock = Clock.instantiate()
        self.init(log: log, sink: sink, clock: clock)
    }
    #endif
}

//: prints
// Inbox
//   log: Log #1
//   sink: Log #2
//   clock: Clock

//: prints with DEBUG
// Inbox
//   log: Log #1
//   sink: Recorder #2
//   clock: Clock
