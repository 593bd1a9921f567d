// A class that inherits an `init()`, `NSObject`'s included, cannot get one in an extension: a located fault
// that proposes a separate root type.

//: App/Sync.swift
import Foundation
import Heirloom

class Service {
    init() {}
}

@Instantiable
final class Queue: Instantiable {}

@Instantiable(isRoot: true)
final class SyncService: Service, Instantiable {
    @Instantiated let queue: Queue
}

@Instantiable(isRoot: true)
final class SyncDelegate: NSObject, Instantiable {
    @Instantiated let queue: Queue
}

//: diagnostics
// App/Sync.swift:12:13: error: root 'SyncService' cannot get an 'init()' in an extension: it inherits one from 'Service' [inherited-root-initializer]
// App/Sync.swift:12:13: note: make another type the root: '@Instantiable(isRoot: true) struct SyncServiceRoot: Instantiable { @Instantiated let root: SyncService }', and write 'isRoot: false' here
// App/Sync.swift:17:13: error: root 'SyncDelegate' cannot get an 'init()' in an extension: it inherits one from 'NSObject' [inherited-root-initializer]
// App/Sync.swift:17:13: note: make another type the root: '@Instantiable(isRoot: true) struct SyncDelegateRoot: Instantiable { @Instantiated let root: SyncDelegate }', and write 'isRoot: false' here
