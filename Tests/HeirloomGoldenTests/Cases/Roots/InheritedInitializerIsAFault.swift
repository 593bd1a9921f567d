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
