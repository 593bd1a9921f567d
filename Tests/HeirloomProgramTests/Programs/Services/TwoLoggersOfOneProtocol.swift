// Two types fulfill one protocol, and a property requires the protocol without a name; a property that names a type is
// unambiguous.
//: Logging/Logging.swift
import Heirloom

public protocol Logger { func log(_ line: String) }

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
public struct ConsoleLogger: Instantiable, Logger {
    public init() {}
    public func log(_ line: String) { print(line) }
}
//: Remote/Remote.swift
import Heirloom
import Logging

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
public struct RemoteLogger: Instantiable, Logger {
    @Received private let host: String
    public func log(_ line: String) { print(host, line) }
}
//: App/main.swift
import Heirloom
import Logging
import Remote

@Instantiable
struct Screen: Instantiable {
    @Forwarded let host: String
    @Instantiated(fulfilledByType: "RemoteLogger") let remoteLogger: any Logger
    @Instantiated let 1️⃣logger: any Logger
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Screen>
}
App().screenBuilder.instantiate(host: "h").logger.log("line")
//: refused
// 1️⃣ ambiguous-fulfillment
