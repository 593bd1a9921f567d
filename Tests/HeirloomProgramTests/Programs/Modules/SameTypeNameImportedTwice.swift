// Two modules have a 'Client', each file imports one of them, and the app builds both.
//: Rest/Rest.swift
import Heirloom

@Instantiable
public struct Client: Instantiable {
    @Received let configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
    public var text: String { "rest \(configuration.host)" }

    @Instantiable
    public struct Configuration: Instantiable {
        let host = "r"
        public init() {}
    }
}
//: Socket/Socket.swift
import Heirloom

@Instantiable
public final class Client: Instantiable {
    @Received let configuration: Configuration
    @Forwarded public let port: Int
    public init(configuration: Configuration, port: Int) { self.configuration = configuration; self.port = port }
    public var text: String { "socket \(configuration.host):\(port)" }
}

@Instantiable
public struct Configuration: Instantiable {
    let host = "s"
    public init() {}
}
//: App/Rest.swift
import Heirloom
import Rest

@Instantiable
struct RestPage: Instantiable {
    @Instantiated let configuration: Client.Configuration
    @Instantiated let client: Client
    @Instantiated let later: Instantiator<Client>
}
//: App/Socket.swift
import Heirloom
import class Socket.Client
import struct Socket.Configuration

@Instantiable
struct SocketPage: Instantiable {
    @Instantiated let configuration: Configuration
    @Instantiated let client: Instantiator<Client>
    @Instantiated let page: SocketRow
}

@Instantiable
struct SocketRow: Instantiable {
    @Received let client: Instantiator<Client>
}
//: App/App.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let rest: RestPage
    @Instantiated let socket: SocketPage
}
//: App/main.swift
let app = App()
print(app.rest.client.text, app.rest.later.instantiate().text, app.socket.page.client.instantiate(port: 8).text)
//: prints
// rest r rest r socket s:8
