import Foundation
import Heirloom
import NotesModels
import NotesServices

/// Writes notes as a JSON object with a heading.
@Instantiable(fulfillingAdditionalTypes: [NoteExporter.self])
struct JSONExporter: Instantiable, NoteExporter {
    @Forwarded private let heading: String

    func text(of notes: [Note]) throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let document = Document(heading: heading, notes: notes)
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }

    private struct Document: Encodable {
        let heading: String
        let notes: [Note]
    }
}
