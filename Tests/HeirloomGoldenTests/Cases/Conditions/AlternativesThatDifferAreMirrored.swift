// A type may have an alternative under each condition, in one file or in several. If their dependencies differ, the generated
// code is under the same conditions, function by function.

//: option flags=DEBUG
//: Mail/Store.swift
import Heirloom

#if DEBUG
@Instantiable
final class Store: Instantiable {
    @Received let log: Log
    @Instantiated let recorder: Recorder
}

@Instantiable
final class Recorder: Instantiable {
    @Received let log: Log
}
#else
@Instantiable
final class Store: Instantiable {
    @Instantiated let cache: Cache
}
#endif

//: Mail/Cache.swift
import Heirloom

#if !DEBUG
@Instantiable
final class Cache: Instantiable {}
#endif

//: Mail/Inbox.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Sorter: Instantiable {
    @Instantiated let log: Log
}

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let log: Log
    @Instantiated let store: Store
    @Instantiated let sorter: Sorter
}

//: Mail/main.swift
printTree(Inbox())

//: generated Mail
import Heirloom

extension Inbox {
    #if DEBUG
    init() {
        let log = Log()
        let store = Inbox.heirloomMakeStore(log: log)
        let sorter = Inbox.heirloomMakeSorter()
        self.init(log: log, store: store, sorter: sorter)
    }
    #else
    init() {
        let log = Log()
        let store = Inbox.heirloomMakeStore()
        let sorter = Inbox.heirloomMakeSorter()
        self.init(log: log, store: store, sorter: sorter)
    }
    #endif

    #if DEBUG
    private static func heirloomMakeStore(log: Log) -> Store {
        let recorder = Recorder(log: log)
        return Store(log: log, recorder: recorder)
    }
    #else
    private static func heirloomMakeStore() -> Store {
        let cache = Cache()
        return Store(cache: cache)
    }
    #endif

    private static func heirloomMakeSorter() -> Sorter {
        let log = Log()
        return Sorter(log: log)
    }
}

//: prints
// Inbox
//   log: Log #1
//   store: Store #2
//     cache: Cache #3
//   sorter: Sorter
//     log: Log #4

//: prints with DEBUG
// Inbox
//   log: Log #1
//   store: Store #2
//     log: Log #1
//     recorder: Recorder #3
//       log: Log #1
//   sorter: Sorter
//     log: Log #4
