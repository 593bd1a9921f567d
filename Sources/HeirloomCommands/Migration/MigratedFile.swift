import HeirloomBuild
import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A file of a package that moves to Heirloom: its edits, and notes about everything that a person must look at.
struct MigratedFile {
    /// A printed line: a change or a note.
    struct Remark {
        var start: SourcePosition
        var isChange: Bool
        var message: String
    }

    /// The path as it is printed.
    let path: String
    let bytes: [UInt8]
    let tokens: [CodeToken]
    private(set) var edits: [FixIt.Edit] = []
    private(set) var remarks: [Remark] = []

    init(path: String, bytes: [UInt8], tokens: [CodeToken]) {
        self.path = path
        self.bytes = bytes
        self.tokens = tokens
    }

    /// The text of the token at an index; empty outside of the file.
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// The name before the parentheses or brackets that are open at a token: `mock` in `App.mock(name: "")`.
    func callee(around index: Int) -> String? { tokens[index].opener.map { text($0 - 1) } }

    /// Whether the token is a label in a call: `name` in `mock(name: "")`.
    func isLabel(_ index: Int) -> Bool { text(index + 1) == ":" && ["(", ","].contains(text(index - 1)) }

    /// Whether an edit already replaces the token.
    func isReplaced(_ index: Int) -> Bool {
        edits.contains { edit in
            edit.location.range.start <= tokens[index].range.start
                && tokens[index].range.end <= edit.location.range.end
        }
    }

    mutating func replace(_ range: SourceRange, with newText: String) {
        let old = "'\(SourceText(bytes: bytes).text(range).onOneLine)'"
        edits.append(FixIt.Edit(location: SourceLocation(path: path, range: range), newText: newText))
        let message = newText.isEmpty ? "\(old) removed" : "\(old) to '\(newText)'"
        remarks.append(Remark(start: range.start, isChange: true, message: message))
    }

    mutating func note(_ message: String, at start: SourcePosition) {
        remarks.append(Remark(start: start, isChange: false, message: message))
    }

    /// Adds a note about the remaining mentions of a word, in names, texts and comments.
    mutating func noteMentions(of word: String, as name: String) {
        let noted = remarks.filter { !$0.isChange }.map(\.start)
        let places = bytes.positions(ofWordStarting: word).filter { place in
            !noted.contains(place)
                && !edits.contains { $0.location.range.start <= place && place < $0.location.range.end }
        }
        guard let first = places.first else { return }
        let others = places.count > 1 ? " here and in \(counted(places.count - 1, "other place"))" : " here"
        note("\(name) is still mentioned" + others, at: first)
    }

    /// The lines about the file, in the order of its text.
    func report(isDryRun: Bool) -> String {
        remarks.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map { _, remark in
                let kind = remark.isChange ? (isDryRun ? "would change" : "changed") : "note"
                let isAfterMark = remark.start.line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
                let column = isAfterMark ? max(1, remark.start.column - 3) : remark.start.column
                return "\(path):\(remark.start.line):\(column): \(kind): \(remark.message)\n"
            }
            .joined()
    }

    func write() throws(CommandFailure) {
        guard !edits.isEmpty else { return }
        try OutputFile(path: path).replace(with: edits.applied(to: bytes))
    }
}

/// `1 note`, `2 notes`
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension [UInt8] {
    /// Returns the positions of a word in lower case, whatever its case in the text.
    func positions(ofWordStarting word: String) -> [SourcePosition] {
        let word = Array(word.utf8)
        var positions: [SourcePosition] = []
        var (line, lineStart) = (1, 0)
        for index in indices {
            if self[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
            let rest = self[index...].prefix(word.count)
            guard self[index] | 0x20 == word[0], rest.map({ $0 | 0x20 }) == word else { continue }
            positions.append(SourcePosition(offset: index, line: line, column: index - lineStart + 1))
        }
        return positions
    }
}

extension String {
    /// The text with its lines joined by spaces.
    fileprivate var onOneLine: String {
        split { $0 == "\n" || $0 == "\r\n" }.map { $0.trimmingPrefix(while: \.isWhitespace) }
            .joined(separator: " ")
    }
}

/// A token of a text, for edits that need no declarations.
struct CodeToken {
    let text: String
    let range: SourceRange
    /// The index of the innermost delimiter that is open at the token.
    let opener: Int?
    /// The index of the token that closes this delimiter; `nil` for other tokens.
    let closer: Int?

    /// The content of a plain string literal; `nil` for other tokens.
    var stringContent: Substring? {
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        return text.dropFirst().dropLast()
    }

    /// Returns all tokens of a text, including those of bodies.
    static func all(in source: [UInt8]) -> [CodeToken] {
        var tokens: [CodeToken] = []
        var openers: [Int] = []
        Parser.forEachToken(of: source) { text, range, closer in
            let index = tokens.count
            if let last = openers.last, tokens[last].closer == index { openers.removeLast() }
            tokens.append(CodeToken(text: text, range: range, opener: openers.last, closer: closer))
            if closer != nil { openers.append(index) }
        }
        return tokens
    }
}
