// A network stack: a client from a decorator, a decoder of a system type, settings from an extension, and retries by a
// forwarded function.
//: Network/Client.swift
import Foundation
import Heirloom

public protocol HTTPClient {
    func get(_ path: String) throws -> Data
}

public struct Settings: Sendable {
    public let host: String
    public let attempts: Int
}

@Instantiable
extension Settings: Instantiable {
    public static func instantiate() -> Settings { Settings(host: "example.org", attempts: 2) }
}

@Instantiable
extension JSONDecoder: @retroactive Instantiable {
    public static func instantiate() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
}

@Instantiable
public struct PlainClient: Instantiable, HTTPClient {
    @Received private let settings: Settings
    @Received private let transport: (URL) throws -> Data

    public init(settings: Settings, transport: @escaping (URL) throws -> Data) {
        self.settings = settings
        self.transport = transport
    }

    public func get(_ path: String) throws -> Data {
        guard let url = URL(string: "https://\(settings.host)/\(path)") else { return Data() }
        return try transport(url)
    }
}

@Instantiable(fulfillingAdditionalTypes: [HTTPClient.self])
public struct RetryingClient: Instantiable, HTTPClient {
    @Received private let settings: Settings
    @Instantiated private let plainClient: PlainClient

    public func get(_ path: String) throws -> Data {
        for _ in 1..<settings.attempts {
            if let data = try? plainClient.get(path) { return data }
        }
        return try plainClient.get(path)
    }
}
//: Catalog/Catalog.swift
import Foundation
import Heirloom
import Network

public struct Product: Decodable {
    public let id: Int
    public let displayName: String
}

@Instantiable
public final class Catalog: Instantiable {
    @Received private let jsonDecoder: JSONDecoder
    @Instantiated(fulfilledByType: "RetryingClient") private let client: any HTTPClient
    @Forwarded private let transport: (URL) throws -> Data

    public func product(_ id: Int) throws -> Product {
        try jsonDecoder.decode(Product.self, from: client.get("products/\(id)"))
    }
}
//: App/main.swift
import Catalog
import Foundation
import Heirloom
import Network

@Instantiable
struct Store: Instantiable {
    @Instantiated let settings: Settings
    @Instantiated let jsonDecoder: JSONDecoder
    @Instantiated let catalogBuilder: Instantiator<Catalog>
}

struct Offline: Error {}
final class Calls { var urls: [String] = [] }
let calls = Calls()
let catalog = Store().catalogBuilder.instantiate { url in
    calls.urls.append(url.absoluteString)
    if calls.urls.count == 1 { throw Offline() }
    return Data(#"{"id": 4, "display_name": "Lamp"}"#.utf8)
}
let product = try catalog.product(4)
print(product.id, product.displayName)
print(calls.urls)
//: prints
// 4 Lamp
// ["https://example.org/products/4", "https://example.org/products/4"]
