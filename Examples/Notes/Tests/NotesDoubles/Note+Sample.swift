import Foundation
import NotesModels

extension Note {
    /// A note that was written at the beginning of time.
    package static func sample(_ number: Int, _ text: String, by author: User) -> Note {
        Note(number: number, text: text, author: author, writtenAt: Date(timeIntervalSince1970: 0))
    }
}
