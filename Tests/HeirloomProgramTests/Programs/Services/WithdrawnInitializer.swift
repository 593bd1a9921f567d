// The initializer that takes only the dependencies was withdrawn or renamed; another one with a default still exists.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Log: Instantiable { public init() {} }

@Instantiable
public final class Clock: Instantiable { public init() {} }

@Instantiable
public final class Client: Instantiable {
    @Received private let log: Log
    public let retries: Int

    @available(*, unavailable, message: "say how often")
    public init(log: Log) { fatalError() }

    public init(log: Log, retries: Int = 2) { (self.log, self.retries) = (log, retries) }
}

@Instantiable
public final class Server: Instantiable {
    @Received private let log: Log
    @Received private let clock: Clock
    public let port: Int

    @available(*, deprecated, renamed: "init(clock:log:port:)")
    public init(log: Log, clock: Clock) { (self.log, self.clock, port) = (log, clock, 80) }

    public init(clock: Clock, log: Log, port: Int = 8080) { (self.log, self.clock, self.port) = (log, clock, port) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let clock: Clock
    @Instantiated let client: Client
    @Instantiated let server: Server
}

print(App().client.retries, App().server.port)
//: prints
// 2 8080
