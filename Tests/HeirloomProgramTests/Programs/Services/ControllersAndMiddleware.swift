// A web server: a router, controllers with generic contexts, and middleware in a list that a written initializer assembles.
//: HTTP/HTTP.swift
public struct Request: Sendable {
    public enum Method: String, Sendable { case get = "GET", post = "POST" }
    public var method: Method
    public var path: String
    public init(_ method: Method, _ path: String) {
        self.method = method
        self.path = path
    }
}

public struct Response: Sendable, ExpressibleByStringLiteral {
    public var status = 200
    public var body: String
    public init(status: Int = 200, body: String) {
        self.status = status
        self.body = body
    }
    public init(stringLiteral value: String) { body = value }
}

public typealias Handler = @Sendable (Request) async throws -> Response

public protocol Middleware: Sendable {
    func respond(to request: Request, next: Handler) async throws -> Response
}

public struct Router: Sendable {
    private var routes: [String: Handler] = [:]
    public init() {}
    public subscript(_ method: Request.Method, path: String) -> Handler? {
        get { routes["\(method.rawValue) \(path)"] }
        set { routes["\(method.rawValue) \(path)"] = newValue }
    }
}
//: Persistence/Database.swift
import Heirloom

public protocol UserRepository: Sendable {
    func names() async -> [String]
    func add(_ name: String) async throws(RepositoryError)
}

public enum RepositoryError: Error { case duplicate(String) }

@Instantiable(fulfillingAdditionalTypes: [(any UserRepository).self])
public actor InMemoryUserRepository: UserRepository, Instantiable {
    private var all: Set<String> = []
    public init() {}
    public func names() -> [String] { all.sorted() }
    public func add(_ name: String) throws(RepositoryError) {
        guard all.insert(name).inserted else { throw .duplicate(name) }
    }
}
//: Server/Controllers.swift
import HTTP
import Heirloom
import Persistence

protocol Controller: Sendable {
    func addRoutes(to router: inout Router)
}

@Instantiable
struct UserController: Controller, Instantiable {
    @Received let userRepository: any UserRepository

    func addRoutes(to router: inout Router) {
        router[.get, "/users"] = { [userRepository] _ in
            Response(body: await userRepository.names().joined(separator: ","))
        }
        router[.post, "/users"] = create
    }

    @Sendable private func create(_ request: Request) async throws -> Response {
        try await userRepository.add("user")
        return Response(status: 201, body: "created")
    }
}

@Instantiable
struct HealthController: Controller, Instantiable {
    init() {}
    func addRoutes(to router: inout Router) {
        router[.get, "/health"] = { _ in "ok" }
    }
}

@Instantiable
struct ErrorMiddleware: Middleware, Instantiable {
    func respond(to request: Request, next: Handler) async throws -> Response {
        do { return try await next(request) } catch is RepositoryError { return Response(status: 409, body: "conflict") }
    }
}

@Instantiable
struct LogMiddleware: Middleware, Instantiable {
    @Received private let log: Log
    func respond(to request: Request, next: Handler) async throws -> Response {
        await log.append("\(request.method.rawValue) \(request.path)")
        return try await next(request)
    }
}

@Instantiable
actor Log: Instantiable {
    private(set) var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
}
//: Server/main.swift
import HTTP
import Heirloom
import Persistence

@Instantiable
struct Application: Instantiable, Sendable {
    @Instantiated let userRepository: any UserRepository
    @Instantiated let log: Log
    @Instantiated private let users: UserController
    @Instantiated private let health: HealthController
    @Instantiated private let errors: ErrorMiddleware
    @Instantiated private let logging: LogMiddleware
    private let router: Router
    private let middleware: [any Middleware]

    init(
        userRepository: any UserRepository, log: Log, users: UserController, health: HealthController,
        errors: ErrorMiddleware, logging: LogMiddleware
    ) {
        self.userRepository = userRepository
        self.log = log
        (self.users, self.health, self.errors, self.logging) = (users, health, errors, logging)
        var router = Router()
        for controller in [users, health] as [any Controller] { controller.addRoutes(to: &router) }
        self.router = router
        middleware = [errors, logging]
    }

    func respond(to request: Request) async throws -> Response {
        guard let handler = router[request.method, request.path] else { return Response(status: 404, body: "?") }
        let chain = middleware.reversed().reduce(handler) { next, middleware in
            { try await middleware.respond(to: $0, next: next) }
        }
        return try await chain(request)
    }
}

let application = Application()
for request in [Request(.get, "/health"), .init(.post, "/users"), .init(.post, "/users"), .init(.get, "/users")] {
    let response = try await application.respond(to: request)
    print(response.status, response.body)
}
print(await application.log.lines.count)
//: prints
// 200 ok
// 201 created
// 409 conflict
// 200 user
// 4
