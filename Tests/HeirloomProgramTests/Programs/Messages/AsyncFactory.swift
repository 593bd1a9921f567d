// A connection is opened by an asynchronous, throwing initializer, as drivers have it.
//: Core/Core.swift
import Heirloom

public struct Options: Sendable { public var host = "localhost"; public init() {} }

@Instantiable
public final class Connection: Instantiable {
    @Received private let options: Options

    public 1️⃣init(options: Options) async throws {
        self.options = options
        try await Task.sleep(nanoseconds: 1)
    }

    public var host: String { options.host }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Server: Instantiable {
    @Forwarded let options: Options
    @Instantiated let connection: Connection
}

@Instantiable
struct App: Instantiable {
    @Instantiated let serverBuilder: Instantiator<Server>
}

print(App().serverBuilder.instantiate(options: Options()).connection.host)
//: refused
// 1️⃣ effectful-initializer
