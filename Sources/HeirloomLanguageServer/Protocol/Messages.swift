import Foundation

/// The id of a request.
enum RequestID: Codable, Hashable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        }
    }
}

/// A request or notification of the client, whose parameters are decoded once its method is known.
struct ClientMessage {
    private struct Head: Decodable {
        var id: RequestID?
        var method: String?
    }

    private struct Body<Parameters: Decodable>: Decodable {
        var params: Parameters
    }

    /// `nil` for a notification.
    let id: RequestID?
    let method: String
    private let data: Data

    /// Returns `nil` for the client's answer to a request of the server, which needs none.
    init?(_ data: Data) throws(Refusal) {
        guard let head = try? JSONDecoder().decode(Head.self, from: data) else { throw .damaged }
        guard let method = head.method else { return nil }
        id = head.id
        self.method = method
        self.data = data
    }

    func parameters<Parameters: Decodable>(_: Parameters.Type = Parameters.self) throws(Refusal) -> Parameters
    {
        do {
            return try JSONDecoder().decode(Body<Parameters>.self, from: data).params
        } catch {
            throw Refusal(code: -32602, message: "the parameters of '\(method)' are not valid")
        }
    }
}

/// The reason why a request is not answered.
struct Refusal: Error, Encodable, Hashable {
    /// The protocol's number of the error.
    var code: Int
    var message: String

    static let damaged = Refusal(code: -32700, message: "the message is not valid")
    static let notInitialized = Refusal(code: -32002, message: "'initialize' has not been called")
    static let cancelled = Refusal(code: -32800, message: "the request was cancelled")
    static let overtaken = Refusal(code: -32801, message: "the document has changed since")

    static func unknown(_ method: String) -> Refusal {
        Refusal(code: -32601, message: "'\(method)' is not supported")
    }
}

/// The answer to a request.
struct Response: Encodable {
    var id: RequestID?
    var outcome: Result<any Encodable, Refusal>

    private enum CodingKeys: CodingKey {
        case jsonrpc, id, result, error
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("2.0", forKey: .jsonrpc)
        try values.encode(id, forKey: .id)
        switch outcome {
        case .success(let result): try values.encode(result, forKey: .result)
        case .failure(let refusal): try values.encode(refusal, forKey: .error)
        }
    }
}

/// A notification of the server, or a request if it has an id.
struct ServerMessage<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    var id: RequestID?
    var method: String
    var params: Parameters
}
