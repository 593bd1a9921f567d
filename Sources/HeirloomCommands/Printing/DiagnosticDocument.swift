import HeirloomModel

/// Diagnostics for other tools. Keys are sorted, and there are no line breaks but the one at the end.
///
/// ```json
/// {
///   "diagnostics": [
///     {
///       "fixIts": [
///         { "edits": [{ "location": LOCATION, "newText": "let" }], "message": "make it a 'let'" }
///       ],
///       "id": "mutable-dependency",
///       "location": LOCATION,
///       "message": "without the id",
///       "notes": [{ "location": LOCATION, "message": "in the order in which they are read" }],
///       "page": "documentation/heirloom/mutable-dependency",
///       "severity": "error" or "warning"
///     }
///   ],
///   "format": "heirloom-diagnostics",
///   "version": 1
/// }
/// ```
///
/// A `LOCATION` is a half-open stretch of a file. Offsets count UTF-8 bytes from 0, lines and columns (in
/// UTF-8 bytes too) from 1:
///
/// ```json
/// {
///   "path": "Sources/App/App.swift",
///   "range": {
///     "end": { "column": 8, "line": 3, "offset": 41 },
///     "start": { "column": 5, "line": 3, "offset": 38 }
///   }
/// }
/// ```
///
/// `page` is the address of the id's page, relative to the site of the documentation.
///
/// The edits of one fix-it belong together, and their places are those of the text before any of them; where
/// `start` is `end`, text is inserted. The fix-its of one diagnostic are alternatives. The document is sorted
/// as the text is, but has all there is: limits are for eyes.
struct DiagnosticDocument: Encodable {
    let format = "heirloom-diagnostics"
    /// Grows whenever a reader of an earlier one could be misled. New keys alone are no reason.
    let version = 1
    let diagnostics: [Entry]

    init(of diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics.map(Entry.init)
    }

    /// A diagnostic with the address of its page.
    struct Entry: Encodable {
        let diagnostic: Diagnostic

        func encode(to encoder: any Encoder) throws {
            try diagnostic.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(diagnostic.id.page, forKey: .page)
        }

        private enum CodingKeys: String, CodingKey {
            case page
        }
    }
}
