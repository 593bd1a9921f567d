import HeirloomModel

extension DiagnosticMessage {
    /// Converts a diagnostic for a text that starts at `offset` in its file.
    init(_ diagnostic: Diagnostic, startingAt offset: Int) {
        severity = diagnostic.severity == .error ? .error : .warning
        message = "\(diagnostic.statement) [\(diagnostic.id.rawValue)]"
        position = Position(diagnostic.location, startingAt: offset)
        highlights = [Range(diagnostic.location, startingAt: offset)]
        notes = diagnostic.notes.map { note in
            Note(position: Position(note.location, startingAt: offset), message: note.message)
        }
        fixIts = diagnostic.fixIts.map { fixIt in
            FixIt(
                message: fixIt.message,
                changes: fixIt.edits.map { edit in
                    FixIt.Change(range: Range(edit.location, startingAt: offset), newText: edit.newText)
                }
            )
        }
    }
}

extension DiagnosticMessage.Position {
    fileprivate init(_ location: SourceLocation, startingAt offset: Int) {
        self.init(fileName: location.path, offset: offset + location.range.start.offset)
    }
}

extension DiagnosticMessage.Range {
    fileprivate init(_ location: SourceLocation, startingAt offset: Int) {
        self.init(
            fileName: location.path,
            startOffset: offset + location.range.start.offset,
            endOffset: offset + location.range.end.offset
        )
    }
}
