// Decorators wrap one protocol three times: each has a separate label inside, and the outermost is provided under the label
// that all receive.
//: Pipeline/Pipeline.swift
import Heirloom

public protocol Handler { func handle(_ request: String) -> String }

@Instantiable
public struct EchoHandler: Instantiable, Handler {
    public init() {}
    public func handle(_ request: String) -> String { request }
}

@Instantiable
public struct LoggingHandler: Instantiable, Handler {
    @Instantiated private let echoHandler: EchoHandler
    @Received private let log: Log
    public func handle(_ request: String) -> String {
        log.lines.append(request)
        return echoHandler.handle(request)
    }
}

@Instantiable
public struct AuthenticatingHandler: Instantiable, Handler {
    @Instantiated(fulfilledByType: "LoggingHandler") private let inner: any Handler
    @Received(onlyIfAvailable: true) private let token: String?
    public func handle(_ request: String) -> String {
        guard token != nil else { return "401" }
        return inner.handle(request)
    }
}

@Instantiable
public final class Log: Instantiable {
    public var lines: [String] = []
    public init() {}
}

@Instantiable
public struct Endpoint: Instantiable {
    @Received private let handler: any Handler
    public func call(_ request: String) -> String { handler.handle(request) }
}

@Instantiable
public struct LoggedIn: Instantiable {
    @Forwarded private let token: String
    @Instantiated(fulfilledByType: "AuthenticatingHandler") private let handler: any Handler
    @Instantiated public let endpoint: Endpoint
}
//: App/main.swift
import Heirloom
import Pipeline

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "AuthenticatingHandler") let handler: any Handler
    @Instantiated let log: Log
    @Instantiated let endpoint: Endpoint
    @Instantiated let loggedInBuilder: Instantiator<LoggedIn>
}

let app = App()
print(app.endpoint.call("a"), app.loggedInBuilder.instantiate(token: "t").endpoint.call("b"), app.log.lines)
//: prints
// 401 b ["b"]
