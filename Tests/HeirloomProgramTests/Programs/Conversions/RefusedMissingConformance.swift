// A console logger conforms to one protocol of the logging module and is required through another.
//: Logging/Contracts.swift
public protocol Logger {
    func log(_ text: String)
}
public protocol Flushing {
    func flush()
}
//: Logging/ConsoleLogger.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
public final class ConsoleLogger: Instantiable {
    public func log(_ text: String) { print(text) }
}
extension ConsoleLogger: Logger {}
//: App/main.swift
import Heirloom
import Logging

@Instantiable
struct Worker: Instantiable {
    @Received let logger: any Logger
}
@Instantiable
struct App: Instantiable {
    @Instantiated let logger: any Logger
    @Instantiated(fulfilledByType: "ConsoleLogger") let 1️⃣flushing: any Flushing
    @Instantiated let worker: Worker
}
print(App())
//: refused
// 1️⃣ not-convertible
