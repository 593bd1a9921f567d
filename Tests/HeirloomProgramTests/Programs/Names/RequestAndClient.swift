// Common names of networking packages: types that were read are qualified if Foundation is imported as well.
//: Networking/Client.swift
import Foundation
import Heirloom

public struct Request: Sendable {
    public let path: String
    public init(path: String) { self.path = path }
}

public enum Host: String, Sendable {
    case staging, production
}

public protocol Transport {
    func send(_ request: Request, to host: Host) -> Data
}

@Instantiable(fulfillingAdditionalTypes: [Transport.self])
public struct EchoTransport: Instantiable, Transport {
    public func send(_ request: Request, to host: Host) -> Data {
        Data("\(host.rawValue):\(request.path)".utf8)
    }
}

@Instantiable
public final class Client: Instantiable {
    @Received private let transport: any Transport
    @Received private let host: Host
    public init(host: Host, transport: any Transport) {
        self.host = host
        self.transport = transport
    }
    public func get(_ path: String) -> String {
        String(decoding: transport.send(Request(path: path), to: host), as: UTF8.self)
    }
}
//: Session/Session.swift
import Foundation
import Heirloom
import Networking

@Instantiable
public struct Session: Instantiable {
    @Forwarded public let host: Networking.Host
    @Forwarded public let started: Date
    @Instantiated public let transport: any Transport
    @Instantiated public let client: Client
    @Instantiated public let pageBuilder: Instantiator<Page>
}

@Instantiable
public struct Page: Instantiable {
    @Forwarded public let request: Request
    @Received public let client: Client
    @Received public let started: Date
    @Instantiated public let header: Header
}

@Instantiable
public struct Header: Instantiable {
    @Received public let request: Request
    @Received public let host: Networking.Host
    public var text: String { "\(request.path) at \(host)" }
}
//: App/main.swift
import Foundation
import Heirloom
import Networking
import Session

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}

let session = App().sessionBuilder.instantiate((host: .staging, started: Date(timeIntervalSince1970: 0)))
print(session.client.get("/notes"))
print(session.pageBuilder.instantiate(Request(path: "/a")).header.text)
//: prints
// staging:/notes
// /a at staging
