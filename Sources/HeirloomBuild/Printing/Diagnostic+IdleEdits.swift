import HeirloomModel

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

    /// Removes edits that replace a text with itself, and fix-its without remaining edits.
    ///
    /// The creator of an edit knows the required text, but not necessarily the current text.
    package func withoutIdleEdits(in texts: SourceTexts) -> Diagnostic {
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
