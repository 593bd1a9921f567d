// A root below `NSObject` gets an initializer that a call without arguments finds and that does not override: an extension in a
// separate file cannot override a designated `init()`.

//: App/Sync.swift
import Foundation
import Heirloom

class Delegate: NSObject {}

class NamedDelegate: NSObject {
    init(name: String) {}
}

@Instantiable
final class Queue: Instantiable {}

@Instantiable
final class SyncDelegate: Delegate, Instantiable {
    @Instantiated let queue: Queue
}

@Instantiable
final class NamedSyncDelegate: NamedDelegate, Instantiable {
    @Instantiated let queue: Queue

    init(queue: Queue) {
        self.queue = queue
        super.init(name: "sync")
    }
}

//: App/main.swift
print(SyncDelegate().queue === SyncDelegate().queue)
print(type(of: NamedSyncDelegate().queue))

//: generated App
import Heirloom

extension NamedSyncDelegate {
    convenience init() {
        let queue = Queue()
        self.init(queue: queue)
    }
}

extension SyncDelegate {
    convenience init(_: () = ()) {
        let queue = Queue()
        self.init(queue: queue)
    }
}

//: prints
// false
// Queue
