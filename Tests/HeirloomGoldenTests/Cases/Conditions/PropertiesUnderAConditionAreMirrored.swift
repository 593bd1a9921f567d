// A dependency may be under a condition: the memberwise initializer and the generated call take it under the same condition.

//: option flags=DEBUG TRACING
//: Mail/Inbox.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
final class Tracer: Instantiable {}

@Instantiable
final class Store: Instantiable {
    #if TRACING
    @Received let tracer: Tracer
    #else
    @Received let log: Log
    #endif
}

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let log: Log
    #if DEBUG || TRACING
    @Instantiated let tracer: Tracer
    #endif
    @Instantiated let store: Store
}

//: Mail/main.swift
printTree(Inbox())

//: generated Mail
import Heirloom

extension Inbox {
    #if TRACING
    init() {
        let log = Log()
        let tracer = Tracer()
        let store = Store(tracer: tracer)
        self.init(log: log, tracer: tracer, store: store)
    }
    #elseif DEBUG
    init() {
        let log = Log()
        let tracer = Tracer()
        let store = Store(log: log)
        self.init(log: log, tracer: tracer, store: store)
    }
    #else
    init() {
        let log = Log()
        let store = Store(log: log)
        self.init(log: log, store: store)
    }
    #endif
}

//: prints
// Inbox
//   log: Log #1
//   store: Store #2
//     log: Log #1

//: prints with DEBUG
// Inbox
//   log: Log #1
//   tracer: Tracer #2
//   store: Store #3
//     log: Log #1

//: prints with TRACING
// Inbox
//   log: Log #1
//   tracer: Tracer #2
//   store: Store #3
//     tracer: Tracer #2

//: prints with DEBUG TRACING
// Inbox
//   log: Log #1
//   tracer: Tracer #2
//   store: Store #3
//     tracer: Tracer #2
