// An umbrella declares short aliases for types of its parts, and the app uses only those.
//: NetParts/Client.swift
import Heirloom

public protocol HTTPClientProtocol: AnyObject { func get() -> String }

@Instantiable(fulfillingAdditionalTypes: [HTTPClientProtocol.self])
public final class HTTPClientImplementation: Instantiable, HTTPClientProtocol {
    @Received let configuration: HTTPClientConfiguration
    public init(configuration: HTTPClientConfiguration) { self.configuration = configuration }
    public func get() -> String { configuration.host }
}

@Instantiable
public struct HTTPClientConfiguration: Instantiable { public let host = "h"; public init() {} }

@Instantiable
public final class HTTPPage: Instantiable {
    @Forwarded public let path: String
    @Received let client: any HTTPClientProtocol
    public init(path: String, client: any HTTPClientProtocol) { self.path = path; self.client = client }
    public var text: String { client.get() + path }
}
//: Net/Net.swift
import NetParts
public typealias Client = any HTTPClientProtocol
public typealias Configuration = NetParts.HTTPClientConfiguration
public enum HTTP {
    public typealias Client = NetParts.HTTPClientProtocol
    public typealias Page = HTTPPage
}
//: App/App.swift
import Heirloom
import Net

@Instantiable
struct Menu: Instantiable {
    @Received let client: any HTTP.Client
    @Received let page: Instantiator<HTTP.Page>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let configuration: Configuration
    @Instantiated let client: Client
    @Instantiated let page: Instantiator<HTTP.Page>
    @Instantiated let menu: Menu
}
//: App/main.swift
let app = App()
print(app.menu.page.instantiate(path: "/a").text, app.menu.client === app.client)
//: prints
// h/a true
