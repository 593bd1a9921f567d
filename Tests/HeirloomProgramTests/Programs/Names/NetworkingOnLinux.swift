// A client uses URLSession, which Linux has in a separate module that is imported under a condition.
//: Core/Network.swift
import Foundation
import Heirloom
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Instantiable
extension URLSessionConfiguration: @retroactive Instantiable {
    public static func instantiate() -> URLSessionConfiguration { .ephemeral }
}

@Instantiable
extension URLSession: @retroactive Instantiable {
    public static func instantiate(configuration: URLSessionConfiguration) -> URLSession {
        URLSession(configuration: configuration)
    }
}

@Instantiable
public final class Client: Instantiable {
    @Received let session: URLSession
    @Forwarded let request: URLRequest
    public init(session: URLSession, request: URLRequest) { self.session = session; self.request = request }
    public var text: String { "\(request.url!.host!) \(session.configuration.timeoutIntervalForRequest)" }
}
//: App/App.swift
import Core
import Foundation
import Heirloom
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Instantiable
struct Page: Instantiable {
    @Received let session: URLSession
    @Instantiated let clientBuilder: Instantiator<Client>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let configuration: URLSessionConfiguration
    @Instantiated let session: URLSession
    @Instantiated let page: Page
}
//: App/main.swift
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

print(App().page.clientBuilder.instantiate(request: URLRequest(url: URL(string: "https://example.org/a")!)).text)
//: prints
// example.org 60.0
