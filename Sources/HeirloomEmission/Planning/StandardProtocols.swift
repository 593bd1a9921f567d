/// The standard library's protocols that older code uses as types without saying `any`.
enum StandardProtocols {
    static let names: Set<String> = [
        "CVarArg", "Codable", "CodingKey", "CustomDebugStringConvertible", "CustomReflectable",
        "CustomStringConvertible", "Decodable", "Encodable", "Error",
        "LosslessStringConvertible", "RandomNumberGenerator", "Sendable", "TextOutputStream",
        "TextOutputStreamable",
    ]
}
