// Protocols, their compositions, classes and builders are all spelled with aliases, across modules.
//: Core/Names.swift
public protocol LoggerProtocol {
    func log(_ text: String) -> String
}
public protocol Flushing {
    func flush() -> Int
}
public typealias Logger = LoggerProtocol
public typealias FlushingLogger = Logger & Flushing
public typealias AnyLogger = any FlushingLogger
public typealias Box<T> = T?
//: App/main.swift
import Core
import Heirloom

typealias Console = ConsoleLogger
typealias LoggerBuilder = ErasedInstantiator<Void, any Logger>

@Instantiable(fulfillingAdditionalTypes: [FlushingLogger.self, Logger.self])
final class ConsoleLogger: Instantiable, FlushingLogger {
    func log(_ text: String) -> String { "> \(text)" }
    func flush() -> Int { 0 }
}
@Instantiable
struct App: Instantiable {
    @Instantiated let logger: any Logger
    @Instantiated let both: AnyLogger
    @Instantiated(fulfilledByType: "Console") let boxed: Box<any Flushing>
    @Instantiated(fulfilledByType: "Console") let builder: LoggerBuilder
    @Instantiated let console: Console
    @Received(fulfilledByDependencyNamed: "console", ofType: ConsoleLogger.self) let same: Console
    @Received(fulfilledByDependencyNamed: "both", ofType: AnyLogger.self) let narrower: any Flushing
}

let app = App()
print(app.logger.log("a"), app.both.flush(), app.boxed?.flush() ?? 1, app.builder.instantiate().log("b"))
print(app.same === app.console, app.narrower.flush())
//: prints
// > a 0 0 > b
// true 0
