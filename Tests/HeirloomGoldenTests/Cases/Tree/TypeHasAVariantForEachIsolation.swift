// Only isolation depends on the call site: a type has at most one variant for each. An eager construction in a nonisolated
// context may run in any isolation, so one function also serves the root's isolation.

//: App/Server.swift
import Heirloom

@Instantiable
final class Buffer: Instantiable, Sendable {}

@Instantiable
final class Request: Instantiable, Sendable {
    @Instantiated let buffer: Buffer
}

@Instantiable
@MainActor
final class Console: Instantiable {
    @Instantiated let request: Request
    @Instantiated let requestBuilder: SendableInstantiator<Request>
    @Instantiated let otherRequestBuilder: SendableInstantiator<Request>
}

@Instantiable(isRoot: true)
@MainActor
struct Server: Instantiable {
    @Instantiated let console: Console
    @Instantiated let request: Request
}

//: App/main.swift
let server = Server()
printTree(server)
printTree(server.console.requestBuilder.instantiate())

//: generated App
import Heirloom

extension Server {
    init() {
        let console = Server.heirloomMakeConsole()
        let request = Server.heirloomMakeRequest()
        self.init(console: console, request: request)
    }

    private static func heirloomMakeConsole() -> Console {
        let request = Server.heirloomMakeRequest()
        let requestBuilder = SendableInstantiator<Request> {  // Console.requestBuilder
            Server.heirloomMakeRequest()
        }
        let otherRequestBuilder = SendableInstantiator<Request> {  // Console.otherRequestBuilder
            Server.heirloomMakeRequest()
        }
        return Console(
            request: request,
            requestBuilder: requestBuilder,
            otherRequestBuilder: otherRequestBuilder
        )
    }

    private nonisolated static func heirloomMakeRequest() -> Request {
        let buffer = Buffer()
        return Request(buffer: buffer)
    }
}

//: prints
// Server
//   console: Console #1
//     request: Request #2
//       buffer: Buffer #3
//     requestBuilder: SendableInstantiator<Request>
//     otherRequestBuilder: SendableInstantiator<Request>
//   request: Request #4
//     buffer: Buffer #5
// Request #1
//   buffer: Buffer #2
