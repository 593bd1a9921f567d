// A server: nonisolated handlers are built for each request, behind an actor that counts requests and some middleware.
//: HTTP/Messages.swift
public struct Request: Sendable {
    public let path: String
    public let headers: [String: String]
    public init(path: String, headers: [String: String] = [:]) {
        self.path = path
        self.headers = headers
    }
}

public struct Response: Sendable, CustomStringConvertible {
    public let status: Int
    public let body: String
    public init(status: Int = 200, body: String) {
        self.status = status
        self.body = body
    }
    public var description: String { "\(status) \(body)" }
}

public protocol Handler: Sendable {
    func respond() async -> Response
}
//: Metrics/Metrics.swift
import Heirloom

@Instantiable
public actor Metrics: Instantiable {
    private var counts: [String: Int] = [:]
    public func count(_ name: String) -> Int {
        counts[name, default: 0] += 1
        return counts[name] ?? 0
    }
}
//: Routes/Routes.swift
import HTTP
import Heirloom
import Metrics

public protocol UserStore: Sendable {
    func name(of id: String) async -> String?
}

@Instantiable
public struct HelloHandler: Instantiable, Handler {
    @Forwarded private let request: Request
    @Received private let metrics: Metrics

    public func respond() async -> Response {
        Response(body: "hello \(await metrics.count(request.path))")
    }
}

@Instantiable
public struct UserHandler: Instantiable, Handler {
    @Forwarded private let request: Request
    @Received private let userStore: any UserStore
    @Instantiated private let parser: PathParser

    public func respond() async -> Response {
        guard let id = parser.last(of: request), let name = await userStore.name(of: id) else {
            return Response(status: 404, body: "nobody")
        }
        return Response(body: name)
    }
}

@Instantiable
public struct PathParser: Instantiable, Sendable {
    public init() {}
    func last(of request: Request) -> String? {
        request.path.split(separator: "/").last.map(String.init)
    }
}
//: Server/Server.swift
import HTTP
import Heirloom
import Metrics
import Routes

@Instantiable(fulfillingAdditionalTypes: [UserStore.self])
actor MemoryUserStore: Instantiable, UserStore {
    private let names = ["1": "Ada", "2": "Eve"]
    func name(of id: String) -> String? { names[id] }
}

@Instantiable
struct Router: Instantiable, Sendable {
    @Instantiated(fulfilledByType: "HelloHandler")
    private let helloBuilder: SendableErasedInstantiator<Request, any Handler>
    @Instantiated private let userBuilder: SendableInstantiator<UserHandler>

    func handle(_ request: Request) async -> Response {
        if request.path.hasPrefix("/users") {
            return await userBuilder.instantiate(request: request).respond()
        }
        return await helloBuilder.instantiate(request).respond()
    }
}

@Instantiable(isRoot: true)
struct Server: Instantiable, Sendable {
    @Instantiated private let metrics: Metrics
    @Instantiated private let userStore: any UserStore
    @Instantiated let router: Router
}
//: Server/main.swift
import HTTP

let server = Server()
for path in ["/hello", "/hello", "/users/2", "/users/3"] {
    print(await server.router.handle(Request(path: path)))
}
let router = server.router
print(await Task.detached { await router.handle(Request(path: "/hello")) }.value)
//: prints
// 200 hello 1
// 200 hello 2
// 200 Eve
// 404 nobody
// 200 hello 3
