import Foundation
import GRDB
import Hummingbird

/// A text that its owner can read until it expires.
package struct Paste: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord, ResponseEncodable {
    package static let databaseTableName = "paste"

    package var id = UUID()
    package var owner: String
    package var text: String
    package var expires: Date
}

/// The body of a request that adds a paste.
struct NewPaste: Decodable {
    var text: String
    /// The lifetime; an hour by default, and 30 days at most.
    var seconds: Int?
}
