import Foundation

/// A line of text that somebody wants to find again.
package struct Note: Codable, Hashable, Sendable {
    package let number: Int
    package let text: String
    package let author: User
    package let writtenAt: Date

    package init(number: Int, text: String, author: User, writtenAt: Date) {
        self.number = number
        self.text = text
        self.author = author
        self.writtenAt = writtenAt
    }

    /// The day on which it was written, as in `2026-03-01`.
    package var day: String {
        writtenAt.formatted(.iso8601.year().month().day())
    }
}
