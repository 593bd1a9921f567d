// A file with several imports uses a bare name; another file qualifies it with its module.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Thread: Instantiable {
    public let color = "red"
}
//: Kit/Kit.swift
import Dispatch
import Foundation
import Heirloom

@Instantiable
public struct Pool: Instantiable {
    @Forwarded public let thread: Thread
    @Instantiated public let log: Log
}

@Instantiable
public struct Log: Instantiable {
    @Received public let thread: Foundation.Thread
    public var text: String { thread.isCancelled ? "stopped" : "worker" }
}
//: App/main.swift
import Core
import Foundation
import Heirloom
import Kit

@Instantiable
struct Loom: Instantiable {
    @Instantiated let thread: Core.Thread
    @Instantiated let poolBuilder: Instantiator<Pool>
}

let loom = Loom()
let thread = Foundation.Thread()
print(loom.thread.color, loom.poolBuilder.instantiate(thread).log.text)
//: prints
// red worker
