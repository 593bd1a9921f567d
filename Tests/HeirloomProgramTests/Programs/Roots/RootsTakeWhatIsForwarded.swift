// With `isRoot: true`, the forwarded properties of a root are the parameters of its initializer, in declaration order. A
// written initializer with exactly these parameters is used as it is, and so is the memberwise initializer of a root that
// builds nothing. An unmarked type with forwarded properties is not a root.

//: App/Types.swift
import Heirloom

public struct Config: Sendable {
    public var path: String
    public init(path: String) { self.path = path }
}

public struct Offline: Error {}

@Instantiable
public final class Database: Instantiable, Sendable {
    @Received let config: Config
    public init(config: Config) throws(Offline) {
        if config.path.isEmpty { throw Offline() }
        self.config = config
    }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let user: String
    @Received let config: Config
    @Received let database: Database
    @Received let level: Int
}

@Instantiable(isRoot: true)
public struct Server: Instantiable {
    @Forwarded let config: Config
    @Instantiated let database: Database
    @Forwarded let level: Int
    @Instantiated let makeSession: (_ user: String) -> Session
    init(config: Config, database: Database, level: Int, makeSession: @escaping (String) -> Session) {
        self.config = config
        self.database = database
        self.level = level
        self.makeSession = makeSession
    }
}

@Instantiable(isRoot: true)
final class Window: Instantiable {
    @Forwarded let `default`: String
    @Instantiated let child: Child
    init(default: String, child: Child) {
        self.default = `default`
        self.child = child
    }
}

@Instantiable
final class Child: Instantiable {
    @Received let `default`: String
}

@Instantiable(isRoot: true)
struct Written: Instantiable {
    @Forwarded let text: String
    @Instantiated let inner: Inner
    init(text: String, inner: Inner) {
        self.text = text
        self.inner = inner
    }
    1️⃣init(text: String) {
        self.init(text: text + "!", inner: Inner())
    }
}

@Instantiable(isRoot: true)
struct Leaf: Instantiable {
    @Forwarded let text: String
}

@Instantiable
struct Unmarked: Instantiable {
    @Forwarded let text: String
    @Instantiated let inner: Inner
}

@Instantiable
struct Inner: Instantiable {}

//: App/main.swift
let server = try Server(config: Config(path: "a"), level: 3)
let session = server.makeSession("Ann")
print(session.user, session.config.path, session.database === server.database, session.level)
print(Window(default: "b").child.default)
print(Written(text: "c").text, Leaf(text: "d").text)
do { _ = try Server(config: Config(path: ""), level: 1) } catch { print("offline") }

//: warned
// 1️⃣ handwritten-root-initializer
//: prints
// Ann a true 3
// b
// c! d
// offline
