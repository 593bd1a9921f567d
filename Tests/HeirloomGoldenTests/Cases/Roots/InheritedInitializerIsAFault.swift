// A class that inherits an `init()` from a class of Swift's cannot get one in an extension: a located fault
// that proposes a separate root type.

//: App/Sync.swift
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

//: diagnostics
// App/Sync.swift:11:13: error: root 'SyncService' cannot get an 'init()' in an extension: it inherits one from 'Service' [inherited-root-initializer]
// App/Sync.swift:11:13: note: make another type the root: '@Instantiable(isRoot: true) struct SyncServiceRoot: Instantiable { @Instantiated let root: SyncService }', and write 'isRoot: false' here
