import HeirloomBuild
import HeirloomModel

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
    /// Texts are exact and never shortened, because some people see only a log. Line breaks are escaped, because tools
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
