// An app uses two packages, both of which have a 'Request', a 'Client' and a 'Session'; a third has a 'Color' and an
// 'Operation' like system frameworks.
//: option unread=Rest Sockets Paint
//: Rest/Rest.swift
public struct Request: Sendable {
    public let path: String
    public init(path: String) { self.path = path }
}

public protocol Session: Sendable {
    func run(_ request: Request) -> String
}

public struct LiveSession: Session {
    public init() {}
    public func run(_ request: Request) -> String { "GET \(request.path)" }
}

public final class Client: Sendable {
    public struct Configuration: Sendable {
        public let retries: Int
        public init(retries: Int) { self.retries = retries }
    }
    public init() {}
}
//: Sockets/Sockets.swift
public struct Request: Sendable {
    public let channel: Int
    public init(channel: Int) { self.channel = channel }
}

public protocol Session: Sendable {
    func open(_ request: Request) -> String
}

public struct SocketSession: Session {
    public init() {}
    public func open(_ request: Request) -> String { "OPEN \(request.channel)" }
}

public final class Client: Sendable {
    public enum Configuration: Sendable { case fast }
    public init() {}
}
//: Paint/Paint.swift
public struct Color: Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

public struct Operation: Sendable {
    public let steps: Int
    public init(steps: Int) { self.steps = steps }
}
//: Feature/Pages.swift
import Heirloom
import Rest

@Instantiable
public struct Page: Instantiable {
    @Forwarded public let request: Request
    @Forwarded public let configuration: Client.Configuration
    @Received public let session: any Session
    @Instantiated public let header: Header
    @Instantiated public let footer: Instantiator<Footer>
}

@Instantiable
public struct Header: Instantiable {
    @Received public let request: Request
    @Received public let session: any Session
    @Received(onlyIfAvailable: true) public let configuration: Client.Configuration?
    public var text: String { "\(session.run(request)) \(configuration?.retries ?? 0)" }
}

@Instantiable
public struct Footer: Instantiable {
    @Forwarded public let others: [Request]
    @Instantiated public let count: Count
}

@Instantiable
public struct Count: Instantiable {
    @Received public let others: [Request]
    public var text: String { "\(others.count) more" }
}
//: Feature/Channels.swift
import Foundation
import Heirloom
import Sockets

extension SocketSession {
    static let shared: any Session = SocketSession()
}

@Instantiable
public struct Channel: Instantiable {
    @Forwarded public let opening: Request
    @Forwarded public let setup: Client.Configuration
    @Forwarded public let opened: Date
    @Received public let socket: any Session
    @Instantiated public let line: Line
}

@Instantiable
public struct Line: Instantiable {
    @Received public let opening: Request
    @Received public let setup: Client.Configuration
    @Received public let opened: Date
    @Received public let socket: any Session
    public var text: String { "\(socket.open(opening)) \(setup) \(Int(opened.timeIntervalSince1970))" }
}
//: Feature/Brushes.swift
import Heirloom
import Paint

@Instantiable
public struct Brush: Instantiable {
    @Forwarded public let color: Color
    @Forwarded public let operation: Operation
    @Instantiated public let stroke: Stroke
}

@Instantiable
public struct Stroke: Instantiable {
    @Received public let color: Color
    @Received public let operation: Operation
    public var text: String { "\(color.name) \(operation.steps)" }
}
//: Sessions/Rest.swift
import Heirloom
import Rest

@Instantiable
extension LiveSession: Instantiable {
    public static func instantiate() -> LiveSession { LiveSession() }
}
//: Sessions/Sockets.swift
import Heirloom
import Sockets

@Instantiable
extension SocketSession: Instantiable {
    public static func instantiate() -> SocketSession { SocketSession() }
}
//: App/main.swift
import Foundation
import Feature
import Heirloom
import Paint
import Rest
import Sessions
import Sockets

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "LiveSession") let session: any Rest.Session
    @Instantiated(fulfilledByType: "SocketSession") let socket: any Sockets.Session
    @Instantiated let pageBuilder: Instantiator<Page>
    @Instantiated let channelBuilder: Instantiator<Channel>
    @Instantiated let brushBuilder: Instantiator<Brush>
}

let app = App()
let page = app.pageBuilder.instantiate(request: .init(path: "/a"), configuration: .init(retries: 2))
print(page.header.text)
print(page.footer.instantiate([.init(path: "/b")]).count.text)
let channel = app.channelBuilder.instantiate(
    opening: .init(channel: 7),
    setup: .fast,
    opened: Date(timeIntervalSince1970: 3)
)
print(channel.line.text)
print(app.brushBuilder.instantiate(color: .init(name: "red"), operation: .init(steps: 4)).stroke.text)
//: prints
// GET /a 2
// 1 more
// OPEN 7 fast 3
// red 4
