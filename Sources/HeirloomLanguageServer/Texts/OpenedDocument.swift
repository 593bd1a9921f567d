import HeirloomLocalDiagnosis
import HeirloomModel

/// A document as the editor shows it, saved or not, with the summary of its text.
final class OpenedDocument {
    let path: String
    /// As the client spells it.
    let uri: String
    private(set) var version: Int?
    private(set) var text: DocumentText
    /// The changes since a certain edit, in order.
    private var shifts: [TextShift] = []
    private var forgottenCount = 0
    private var readings: [KnownFlags: DocumentReading] = [:]

    private typealias KnownFlags = Set<String>

    init(path: String, uri: String, version: Int?, text: String) {
        self.path = path
        self.uri = uri
        self.version = version
        self.text = DocumentText(text)
    }

    /// The number of edits so far.
    var edit: Int { forgottenCount + shifts.count }

    func change(_ changes: [LSP.ChangeParameters.Change], version: Int?, in encoding: PositionEncoding) {
        self.version = version
        for change in changes {
            guard let range = change.range else {
                let new = DocumentText(change.text)
                shifts.append(text.shift(to: new))
                text = new
                continue
            }
            let start = text.position(range.start, in: encoding)
            let end = max(start, text.position(range.end, in: encoding))
            let (new, shift) = text.replacing(start..<end, with: change.text)
            shifts.append(shift)
            text = new
        }
    }

    /// Returns where a position of an earlier text is now.
    ///
    /// - Parameter edit: The number of edits when the position was found.
    func position(_ position: TextPosition, since edit: Int, endsRange: Bool = false) -> TextPosition {
        shifts.dropFirst(max(edit - forgottenCount, 0)).reduce(position) {
            $1.moved($0, endsRange: endsRange)
        }
    }

    /// Forgets the changes before an edit, from whose positions nothing will be asked.
    func forgetChanges(before edit: Int) {
        let count = min(max(edit - forgottenCount, 0), shifts.count)
        shifts.removeFirst(count)
        forgottenCount += count
    }

    /// Returns the summary of the document. While it does not parse, returns the last one, so that errors elsewhere neither
    /// vanish nor appear at each keystroke.
    ///
    /// - Parameter mayBeFaulty: Whether to return summaries with mistakes in single declarations. If not, returns the last one
    ///   without.
    func reading(known: KnownConditions, mayBeFaulty: Bool) -> DocumentReading {
        let last = readings[known.flags]
        if let last, last.judgedEdit == edit { return last }
        let summary = FileSummarizer.summary(ofFileAt: path, source: text.bytes, known: known)
        let isUsable = mayBeFaulty ? summary.fault == nil : summary.isFaultless
        var reading = DocumentReading(summary, edit: edit)
        if !isUsable, var last {
            last.judgedEdit = edit
            reading = last
        }
        readings[known.flags] = reading
        return reading
    }
}

/// The summary of a document's text.
struct DocumentReading {
    let summary: FileSummary
    /// Everything but the positions. Two texts of one shape have the same tree.
    let shape: Shape
    /// All positions of the summary. Those of two texts of one shape correspond to each other.
    let places: [TextPosition]
    /// The number of edits before the text that was read.
    let edit: Int
    /// The number of edits up to which this summary counts.
    fileprivate(set) var judgedEdit: Int

    struct Shape: Hashable {
        /// `nil` for types or conditions that are nested too deeply.
        fileprivate let declarations: [UInt8]?
        fileprivate let mistakes: [String]
    }

    init(_ summary: FileSummary, edit: Int) {
        self.summary = summary
        self.edit = edit
        judgedEdit = edit
        var visitor = PartVisitor(.writing)
        visitor.write(summary)
        places = visitor.places.map { TextPosition($0) }
        shape = Shape(
            declarations: visitor.isDamaged ? nil : visitor.written.bytes,
            mistakes: summary.diagnostics.map(\.message) + [summary.fault?.message].compactMap(\.self)
        )
    }

    /// Whether two texts certainly have the same tree.
    func hasShape(_ other: Shape?) -> Bool { shape.declarations != nil && shape == other }
}

extension FileSummary {
    /// Whether the file parses and no declaration has an error of its own.
    fileprivate var isFaultless: Bool { fault == nil && !diagnostics.contains { $0.severity == .error } }
}
