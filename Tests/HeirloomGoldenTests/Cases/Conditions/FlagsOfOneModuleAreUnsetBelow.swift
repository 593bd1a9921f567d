// A flag that the manifest sets for one module is unset in a module below that does not set it, if all flags are known.

//: option configuration=release
//: option known Mail=SYNC
//: Models/Store.swift
import Heirloom

#if SYNC
@Instantiable
public final class Store: Instantiable {
    @Received private let log: Log

    public init(log: Log) { self.log = log }
}
#else
@Instantiable
public final class Store: Instantiable {}
#endif

@Instantiable
public final class Log: Instantiable {}

//: Mail/Inbox.swift
import Heirloom
import Models

@Instantiable
struct Inbox: Instantiable {
    #if SYNC
    @Instantiated let log: Log
    #endif
    @Instantiated let store: Store
}

//: Mail/main.swift
printTree(Inbox())

//: generated Mail
import Heirloom
import Models

extension Inbox {
    init() {
        let log = Log()
        let store = Store()
        self.init(log: log, store: store)
    }
}

//: prints
// Inbox
//   log: Log #1
//   store: Store #2
