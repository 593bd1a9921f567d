import HeirloomInjection

// The injections of a small program.

extension Injections {
    var clock: Injection<any Clock> { .unique { _ in SystemClock() } }
    var page: Injection<Page> { .unique { _ in Page() } }
    var session: Injection<Session> { .cached { Session(clock: $0[\.clock]) } }
    var connection: Injection<Connection> { .shared { _ in Connection() } }
    var player: Injection<any Player> { .shared({ _ in Speaker() }, as: { $0 }) }
    var app: Injection<AppScope> { .application { _ in AppScope() } }
    var server: Injection<Server> { .registered() }
    @MainActor var model: Injection<Model> { .cached { Model(session: $0[\.session]) } }

    subscript(user name: String) -> Injection<User> { .cached { _ in User(name: name) } }
}

protocol Clock: Sendable {
    var now: Int { get }
}

struct SystemClock: Clock {
    let now = 1
}

struct StoppedClock: Clock {
    let now: Int
}

/// A class that is not `Sendable`.
final class Page {}

final class Session: Sendable {
    let started: Int

    init(clock: any Clock) { started = clock.now }
}

final class Connection: Sendable {}

protocol Player: AnyObject, Sendable {}
final class Speaker: Player {}
final class SilentPlayer: Player {}

struct AppScope: Sendable {
    let connection = Connection()
    let user: User? = User(name: "ada")
}

final class User: Sendable {
    let name: String

    init(name: String) { self.name = name }
}

final class Server: Sendable {
    init() async {}
}

@MainActor final class Model {
    let session: Session

    init(session: Session) { self.session = session }
}

/// A type that no recipe builds.
class Importer {
    @Injected(\.clock) var clock
    @Injected(\.session) var session
    @Injected(\.page) var page
    @Injected(\.app.connection) var connection
}
