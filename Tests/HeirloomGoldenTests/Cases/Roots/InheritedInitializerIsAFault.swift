// A class that inherits an `init()` from a Swift class cannot get one in an extension: the error proposes a separate root type.

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
// App/Sync.swift:11:13: error: no 'init()' can be generated for root 'SyncService' because it inherits one from 'Service' [inherited-root-initializer]
// App/Sync.swift:11:13: note: declare another type as the root: '@Instantiable(isRoot: true) struct SyncServiceRoot: Instantiable { @Instantiated let root: SyncService }', and write 'isRoot: false' here
