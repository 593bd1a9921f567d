import HeirloomModel

extension Diagnostic {
    /// Without the edits that replace a text by itself, and without the fix-its of which nothing is left.
    ///
    /// Who makes an edit knows what must be written at a place, and need not know how that is written there now.
    func withoutIdleEdits(in texts: SourceTexts) -> Diagnostic {
        var diagnostic = self
        diagnostic.fixIts = fixIts.compactMap { fixIt in
            let edits = fixIt.edits.filter { !$0.isIdle(in: texts) }
            return edits.isEmpty ? nil : FixIt(message: fixIt.message, edits: edits)
        }
        return diagnostic
    }
}

extension FixIt.Edit {
    /// Whether the text is there already. No file is opened for a text of another length.
    fileprivate func isIdle(in texts: SourceTexts) -> Bool {
        let range = location.range
        guard range.end.offset - range.start.offset == newText.utf8.count else { return false }
        return newText.isEmpty || texts.text(at: location) == newText
    }
}
