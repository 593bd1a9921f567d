import HeirloomBuild
import HeirloomModel
import HeirloomReading

extension Diagnostic {
    /// Returns the diagnostic with only those fix-its that can be applied unchanged.
    package func withUsableFixIts(in texts: SourceTexts) -> Diagnostic {
        withoutBreakingFixIts(in: texts).withoutIdleEdits(in: texts)
    }

    /// Removes the fix-its after which the uses of a property in its file might no longer compile. The message
    /// describes the change, and the user adapts the uses.
    private func withoutBreakingFixIts(in texts: SourceTexts) -> Diagnostic {
        var diagnostic = self
        diagnostic.fixIts = fixIts.filter { fixIt in
            !fixIt.edits.contains { $0.changed.contains(where: texts.use) }
        }
        return diagnostic
    }

    /// Returns the diagnostic with edits that have the line ends of their files.
    func withLineEnds(in texts: SourceTexts) -> Diagnostic {
        var diagnostic = self
        for fixIt in diagnostic.fixIts.indices {
            for edit in diagnostic.fixIts[fixIt].edits.indices {
                let written = diagnostic.fixIts[fixIt].edits[edit]
                let bytes = texts.bytes(written.location.path) ?? []
                diagnostic.fixIts[fixIt].edits[edit].newText = written.newText(in: bytes)
            }
        }
        return diagnostic
    }

    /// Removes edits that replace a text with itself, and fix-its without remaining edits.
    ///
    /// The creator of an edit knows the required text, but not necessarily the current text.
    func withoutIdleEdits(in texts: SourceTexts) -> Diagnostic {
        var diagnostic = self
        diagnostic.fixIts = fixIts.compactMap { fixIt in
            var fixIt = fixIt
            fixIt.edits.removeAll { $0.isIdle(in: texts) }
            return fixIt.edits.isEmpty ? nil : fixIt
        }
        return diagnostic
    }
}

extension FixIt.Edit {
    /// Whether the file already contains the text. A text of a different length is not compared, so its file is not
    /// opened.
    fileprivate func isIdle(in texts: SourceTexts) -> Bool {
        let range = location.range
        guard range.end.offset - range.start.offset == newText.utf8.count else { return false }
        return newText.isEmpty || texts.text(at: location) == newText
    }
}

extension SourceTexts {
    /// Returns the text at a location, or `nil` if the file is unavailable or has become shorter.
    package func text(at location: SourceLocation) -> String? {
        let (start, end) = (location.range.start.offset, location.range.end.offset)
        guard let bytes = bytes(location.path), 0 <= start, start <= end, end <= bytes.count else {
            return nil
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Returns whether a file uses one of its properties apart from declaring and storing it. If the file is
    /// unavailable, the answer is `true`.
    fileprivate func use(_ property: ChangedProperty) -> Bool {
        bytes(property.path).map { !PropertyUses(of: property).areNone(in: $0) } ?? true
    }
}

extension PropertyUses {
    /// Creates the uses of a property that an edit changes.
    fileprivate init(of property: ChangedProperty) {
        self.init(
            of: property.label,
            declaration: property.declaration,
            initializers: [property.initializer].compactMap(\.self),
            bodies: [property.body],
            elsewhere: property.isExtended ? .anywhere : .asMember
        )
    }
}

extension Diagnostic {
    /// Returns a note for each edit of the fix-its that can be applied unchanged.
    package func edits(in texts: SourceTexts) -> [Note] {
        withUsableFixIts(in: texts).fixIts.flatMap { fixIt in
            fixIt.edits.map { edit in
                let message = "fix-it: \(fixIt.message): \(edit.wording(in: texts))"
                return Note(message: message, location: edit.location)
            }
        }
    }

    /// `App.swift:3:5: would fix: make it a 'let' [mutable-dependency]`
    package func line(of fixIt: FixIt, _ verb: String) -> String {
        "\(location.place): \(verb): \(fixIt.message) [\(id.rawValue)]\n"
    }
}

extension FixIt {
    /// `App.swift:3:5: note: replace 'var' with 'let'` for each edit.
    package func lines(in texts: SourceTexts) -> String {
        edits.map { "\($0.location.place): note: \($0.wording(in: texts))\n" }.joined()
    }
}

extension SourceLocation {
    /// `App.swift:3:5`
    fileprivate var place: String { "\(path):\(range.start.line):\(range.start.column)" }
}

extension FixIt.Edit {
    /// Describes the change in one line: `insert ': Instantiable'`, `replace 'var' with 'let'`, `remove 'private '`.
    ///
    /// Texts are exact and never shortened, because a person chooses by them. Line breaks are escaped, because tools
    /// read it line by line.
    fileprivate func wording(in texts: SourceTexts) -> String {
        let range = location.range
        if range.start == range.end { return "insert " + newText.quotedOnOneLine }
        let end = "the text up to \(range.end.line):\(range.end.column)"
        let oldText = texts.text(at: location)?.quotedOnOneLine ?? end
        return newText.isEmpty ? "remove " + oldText : "replace \(oldText) with " + newText.quotedOnOneLine
    }
}

extension String {
    /// The text in single quotes, with characters that would break the line escaped as in a Swift literal.
    fileprivate var quotedOnOneLine: String {
        var text = "'"
        for scalar in unicodeScalars {
            switch scalar {
            case "\\", "\n", "\r", "\t", "\0": text += scalar.escaped(asASCII: false)
            case "\u{1}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "'"
    }
}
