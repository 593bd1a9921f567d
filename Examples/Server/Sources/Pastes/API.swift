import Foundation
import Heirloom
import Hummingbird
import Logging

/// The routes. A handler below `pastes` has a scope, and never looks at headers.
@Instantiable
package struct API: Instantiable, Sendable {
    @Received let logger: Logger
    @Received let healthChecks: [String: any HealthCheck]
    @Instantiated let scopes: Scopes

    func router() -> Router<Context> {
        let router = Router(context: Context.self)
        router.add(middleware: LogRequestsMiddleware(.debug))
        router.get("health") { _, _ in await health() }
        router.group("pastes").add(middleware: scopes).group(context: UserContext.self)
            .get { _, context in
                try await context.scope.desk.all()
            }
            .get(":id") { _, context in
                let id = try context.parameters.require("id", as: UUID.self)
                guard let paste = try await context.scope.desk.paste(id) else { throw HTTPError(.notFound) }
                return paste
            }
            .post { request, context in
                let new = try await request.decode(as: NewPaste.self, context: context)
                return EditedResponse(status: .created, response: try await context.scope.desk.add(new))
            }
        return router
    }

    private func health() async -> EditedResponse<[String: String]> {
        var states: [String: String] = [:]
        for (name, check) in healthChecks {
            do {
                try await check.check()
                states[name] = "ok"
            } catch {
                states[name] = "failed"
                logger.error("unhealthy", metadata: ["check": .string(name), "error": "\(error)"])
            }
        }
        let isHealthy = states.values.allSatisfy { $0 == "ok" }
        return EditedResponse(status: isHealthy ? .ok : .serviceUnavailable, response: states)
    }
}

/// Gives each request of a known user its scope, and refuses all others.
@Instantiable
package struct Scopes: Instantiable, RouterMiddleware {
    @Received let settings: Settings
    @Received let makeScope: @Sendable (_ requestID: String, _ user: User) -> RequestScope

    package func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let value = request.headers[.authorization], value.hasPrefix("Bearer "),
            let user = settings.users[String(value.dropFirst("Bearer ".count))]
        else { throw HTTPError(.unauthorized) }
        var context = context
        context.scope = makeScope(context.id, user)
        return try await next(request, context)
    }
}

package struct Context: RequestContext {
    package var coreContext: CoreRequestContextStorage
    var scope: RequestScope?

    package init(source: Source) { coreContext = .init(source: source) }
}

/// The context of a handler that has a scope.
struct UserContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    let scope: RequestScope

    init(context: Context) throws {
        guard let scope = context.scope else { throw HTTPError(.unauthorized) }
        self.coreContext = context.coreContext
        self.scope = scope
    }
}
