// A test target generates test doubles for types of a server whose file imports another package's module, which declares the
// same names.
//: option unread=Hummingbird
//: option configuration=debug
//: Hummingbird/Hummingbird.swift
public struct RequestID { public init() {} }
public struct Router { public init() {} }
public struct Handler { public init() {} }
//: Models/Models.swift
public struct RequestID: Sendable {
    public let number: Int
    public init(number: Int) { self.number = number }
}
//: Server/Server.swift
import Heirloom
import Hummingbird
import Models

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

@Instantiable
public struct Handler: Instantiable {
    @Forwarded public let requestID: Models.RequestID
    @Received let log: Log
    public init(requestID: Models.RequestID, log: Log) {
        self.requestID = requestID
        self.log = log
    }
}

@Instantiable(isRoot: true)
public struct Server: Instantiable {
    @Instantiated({ Router() }) let router: Router
    @Instantiated let log: Log
    @Instantiated public let handlerBuilder: Instantiator<Handler>
    public init(router: Router, log: Log, handlerBuilder: Instantiator<Handler>) {
        self.router = router
        self.log = log
        self.handlerBuilder = handlerBuilder
    }
}
//: ServerTests/main.swift
import Heirloom
import Models
@testable import Server

#HeirloomConfiguration(additionalMocksToGenerate: ["Handler", "Server"])

print(Server.mock().handlerBuilder.instantiate(requestID: RequestID(number: 3)).requestID.number)
print(Handler.mock(requestID: RequestID(number: 4)).requestID.number)
//: prints
// 3
// 4
