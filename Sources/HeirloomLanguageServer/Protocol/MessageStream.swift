import Foundation

/// The bytes that a client sends: for each message a header with its length, an empty line, and JSON.
package struct MessageStream {
    /// A message, or bytes that cannot be one.
    package enum Element: Hashable, Sendable {
        case message(Data)
        case damaged
    }

    /// No message is longer: a larger length is a mistake.
    private static let mostBytes = 256 << 20
    private static let headerEnd = Data("\r\n\r\n".utf8)

    private var bytes = Data()

    package init() {}

    package mutating func append(_ more: Data) { bytes += more }

    /// Returns the next message; `nil` until it is complete. A header without a valid length is dropped.
    package mutating func next() -> Element? {
        guard let end = bytes.range(of: Self.headerEnd)?.upperBound else {
            // No header is this long, so these bytes are none.
            guard bytes.count > 1 << 16 else { return nil }
            bytes = Data()
            return .damaged
        }
        guard let length = Self.length(in: bytes[..<end]), length <= Self.mostBytes else {
            bytes = Data(bytes[end...])
            return .damaged
        }
        guard bytes.endIndex - end >= length else { return nil }
        let message = Data(bytes[end..<(end + length)])
        bytes = Data(bytes[(end + length)...])
        return .message(message)
    }

    /// Returns the value of the last `Content-Length`, which may follow what is left of a damaged message.
    private static func length(in header: Data) -> Int? {
        let text = String(decoding: header, as: UTF8.self)
        guard let name = text.range(of: "content-length:", options: [.caseInsensitive, .backwards]) else {
            return nil
        }
        let value = text[name.upperBound...].prefix { !$0.isNewline }
        return Int(value.trimmingCharacters(in: .whitespaces)).flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Returns a message with its header.
    package static func framed(_ message: Data) -> Data {
        Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
}
