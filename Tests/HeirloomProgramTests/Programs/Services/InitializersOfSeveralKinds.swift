// A type has many initializers: the one with the fewest additional parameters is called, and deprecated, generic or private
// ones are ignored.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Log: Instantiable { public init() {} ; public var lines: [String] = [] }

@Instantiable
public struct Client: Instantiable {
    @Received private let log: Log
    @Forwarded private let host: String
    private let how: String

    public init(host: String, log: Log, retries: Int = 1, timeout: Double = 2) { (self.log, self.host, how) = (log, host, "long") }
    public init(log: Log, host: String, retries: Int = 1) { (self.log, self.host, how) = (log, host, "short") }
    public init<S: StringProtocol>(log: Log, host: S) { (self.log, self.host, how) = (log, String(host), "generic") }
    init(log: Log, host: String, isInternal: Bool = true) throws { (self.log, self.host, how) = (log, host, "throwing") }
    private init(log: Log, host: String, _ secret: Void = ()) { (self.log, self.host, how) = (log, host, "private") }
    @available(*, unavailable) public init(host: String, log: Log) { fatalError() }
    public var text: String { "\(how) \(host)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let clientBuilder: Instantiator<Client>
}

print(App().clientBuilder.instantiate(host: "a").text)
//: prints
// short a
