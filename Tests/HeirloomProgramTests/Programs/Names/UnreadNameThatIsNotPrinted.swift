// Equal names do not conflict if a forwarded value is passed on without its type.
//: Queues/Worker.swift
import Dispatch
import Foundation
import Heirloom

@Instantiable
public struct Worker: Instantiable {
    @Forwarded public let operation: Operation
    public var isReady: Bool { operation.isReady }
}
//: App/main.swift
import Foundation
import Heirloom
import Queues

@Instantiable
struct Operation: Instantiable {}

@Instantiable
struct Root: Instantiable {
    @Instantiated let operation: Operation
    @Instantiated let workerBuilder: Instantiator<Worker>
}

let root = Root()
print(type(of: root.operation), root.workerBuilder.instantiate(Foundation.BlockOperation {}).isReady)
//: prints
// Operation true
