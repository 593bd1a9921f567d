import HeirloomModel

extension Diagnostic {
    /// With the fix-its only that can be made as they are.
    package func withUsableFixIts(in texts: SourceTexts) -> Diagnostic {
        withoutBreakingFixIts(in: texts).withoutIdleEdits(in: texts)
    }

    /// Without the fix-its after which what its file does with a property may not compile: the messages say in words what
    /// must change, and the uses are for the user to change with it.
    private func withoutBreakingFixIts(in texts: SourceTexts) -> Diagnostic {
        var diagnostic = self
        diagnostic.fixIts = fixIts.filter { fixIt in
            !fixIt.edits.contains { $0.changed.contains(where: texts.use) }
        }
        return diagnostic
    }

    /// Without the edits that replace a text by itself, and without the fix-its of which nothing is left.
    ///
    /// Who makes an edit knows what must be written at a place, and need not know how that is written there now.
    private func withoutIdleEdits(in texts: SourceTexts) -> Diagnostic {
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
