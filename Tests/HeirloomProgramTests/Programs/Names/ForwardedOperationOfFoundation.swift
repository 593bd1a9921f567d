// One module forwards Foundation's 'Operation', another declares an 'Operation', and the app sees both.
//: Surgery/Operation.swift
import Heirloom

@Instantiable
public struct Operation: Instantiable {
    @Instantiated public let scalpel: Scalpel
}

@Instantiable
public struct Scalpel: Instantiable {
    public let kind = "steel"
}
//: Queues/Worker.swift
import Foundation
import Heirloom

@Instantiable
public struct Worker: Instantiable {
    @Forwarded public let operation: Operation
    @Instantiated public let logger: Logger
    @Instantiated public let clerkBuilder: Instantiator<Clerk>
}

@Instantiable
public struct Logger: Instantiable {
    @Received public let operation: Operation
    public func log() -> String { "runs \(operation.isReady)" }
}

@Instantiable
public struct Clerk: Instantiable {
    @Received public let operation: Operation
    @Forwarded public let others: [Operation?]
    @Instantiated public let logger: Logger
}
//: App/main.swift
import Foundation
import Heirloom
import Queues
import Surgery

@Instantiable
struct Hospital: Instantiable {
    @Instantiated let operation: Surgery.Operation
    @Instantiated let workerBuilder: Instantiator<Worker>
}

let hospital = Hospital()
let worker = hospital.workerBuilder.instantiate(Foundation.BlockOperation {})
print(hospital.operation.scalpel.kind, worker.logger.log())
print(worker.clerkBuilder.instantiate([nil]).others.count)
//: prints
// steel runs true
// 1
