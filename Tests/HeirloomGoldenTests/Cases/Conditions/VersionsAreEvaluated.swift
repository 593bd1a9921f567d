// Compiler version conditions are evaluated, because the same compiler builds the generator. The Swift 6 language mode remains
// unknown.

//: Mail/Inbox.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Store: Instantiable {
    #if compiler(>=5.9) && swift(>=5.10)
    @Received let log: Log
    #elseif compiler(<5.9) || compiler(>=99)
    @Received let unknown: Never
    #endif
    #if swift(>=6)
    @Instantiated let copy: Log
    #endif
}

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let log: Log
    @Instantiated let store: Store
}

//: Mail/main.swift
printTree(Inbox())

//: generated Mail
import Heirloom

extension Inbox {
    #if swift(>=6)
    init() {
        let log = Log()
        let store = Inbox.heirloomMakeStore(log: log)
        self.init(log: log, store: store)
    }
    #else
    init() {
        let log = Log()
        let store = Store(log: log)
        self.init(log: log, store: store)
    }
    #endif

    #if swift(>=6)
    private static func heirloomMakeStore(log: Log) -> Store {
        let copy = Log()
        return Store(log: log, copy: copy)
    }
    #endif
}

//: prints
// Inbox
//   log: Log #1
//   store: Store
//     log: Log #1
//     copy: Log #2
