import Foundation

/// One value, kept as JSON in one file.
public struct JSONFile<Value: Codable & Sendable>: Sendable {
    /// Where the value is kept.
    public let url: URL

    /// Names the file. It need not exist, and neither need its folder.
    public init(url: URL) {
        self.url = url
    }

    /// The value, or `nil` where there is no file yet.
    public func read() throws -> Value? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(Value.self, from: Data(contentsOf: url))
        } catch {
            throw JSONFileError.unreadable(path: url.path)
        }
    }

    /// Replaces the value, all of it or nothing.
    public func write(_ value: Value) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try encoder.encode(value).write(to: url, options: .atomic)
        } catch {
            throw JSONFileError.unwritable(path: url.path)
        }
    }

    /// Forgets the value. Without a file there is nothing to forget.
    public func remove() throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.removeItem(at: url)
    }
}
