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
