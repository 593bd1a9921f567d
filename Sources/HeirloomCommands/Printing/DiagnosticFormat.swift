import HeirloomBuild
import HeirloomModel

/// The output formats of diagnostics.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
    /// The compiler's format, which editors understand.
    case text
    /// A versioned document for other tools.
    case json

    package static let option = OptionDescription(
        "--diagnostics",
        choices: allCases.map(\.rawValue),
        help: "How errors and warnings are printed on standard error. The default is 'text'."
    )

    /// Returns the function that prints diagnostics as the arguments request.
    static func printing(_ arguments: ParsedArguments, _ style: DiagnosticStyle) -> Generation.Printing {
        let format = arguments.value(of: option).flatMap(DiagnosticFormat.init) ?? .text
        return { diagnostics throws(CommandFailure) in try format.text(of: diagnostics, style) }
    }

    package func text(of diagnostics: [Diagnostic], _ style: DiagnosticStyle = .plain) throws(CommandFailure)
        -> String
    {
        let usable = diagnostics.map { $0.withUsableFixIts(in: .onDisk) }
        return switch self {
        case .text: DiagnosticPrinter(style: style).print(usable)
        case .json: try JSONText.text(of: DiagnosticDocument(of: usable.map { $0.withLineEnds(in: .onDisk) }))
        }
    }
}

/// Diagnostics for other tools. Keys are sorted, and the only line break is at the end.
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
/// A `LOCATION` is a half-open range in a file. Offsets count UTF-8 bytes from 0; lines, and columns in UTF-8 bytes,
/// count from 1:
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
/// `page` is the path of the id's page, relative to the documentation site.
///
/// The edits of a fix-it must be applied together, and their locations refer to the original text; if `start` equals
/// `end`, the text is inserted. The fix-its of a diagnostic are alternatives. The document has the order of the text
/// output, but no limit on the number of diagnostics.
struct DiagnosticDocument: Encodable {
    let format = "heirloom-diagnostics"
    /// The version, which increases whenever a reader of an older one could be misled. New keys alone do not increase
    /// it.
    let version = 1
    let diagnostics: [Entry]

    init(of diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics.map(Entry.init)
    }

    /// A diagnostic with the path of its page.
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
