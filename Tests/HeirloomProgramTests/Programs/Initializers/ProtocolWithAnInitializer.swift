// A service conforms to a protocol with 'init(name:)' and another with a default in an extension, and has a separate
// initializer.
//: Kit/Kit.swift
public protocol Named {
    init(name: String)
    var name: String { get }
}

public protocol Resettable: AnyObject {
    init()
    static func fresh() -> Self
}

extension Resettable { public static func fresh() -> Self { Self() } }
//: App/Services.swift
import Heirloom
import Kit

@Instantiable
final class Session: Instantiable, Resettable {
    var isOpen = false
}

@Instantiable
struct Server: Named, Instantiable {
    let name: String
    @Received private let session: Session

    init(name: String) { self.init(session: Session(), name: name) }
    init(session: Session, name: String = "server") {
        self.session = session
        self.name = name
        session.isOpen = true
    }
}

@Instantiable
class Pool: Resettable, Instantiable {
    @Received private let session: Session
    private var size = 2
    required init() { session = .fresh() }
    required init(session: Session) { self.session = session }
    var text: String { "\(size) \(session.isOpen)" }
}
//: App/main.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let server: Server
    @Instantiated let pool: Pool
}

let app = App()
print(app.server.name, app.pool.text, Pool.fresh().text, Server(name: "x").name)
//: prints
// server 2 true 2 false x
