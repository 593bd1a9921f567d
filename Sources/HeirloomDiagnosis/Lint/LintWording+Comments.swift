import HeirloomModel

/// Messages about comments that silence warnings.
extension LintWording {
    func unknownWarning(_ text: ConfiguredText, at path: String) -> Diagnostic {
        let location = SourceLocation(path: path, range: text.range)
        let meant = DiagnosticID.warning(near: text.text)
        let remedy: String
        if let meant {
            remedy = "did you mean '\(meant.rawValue)'?"
        } else if DiagnosticID(rawValue: text.text) != nil {
            remedy = "errors cannot be silenced"
        } else {
            remedy = "the warnings are \(DiagnosticID.listOfWarnings)"
        }
        return Diagnostic(
            id: .unknownWarning,
            message:
                "'heirloom-ignore' has no effect: '\(text.text)' is not a warning id; \(remedy)",
            location: location,
            fixIts: meant.map { meant in
                let edit = FixIt.Edit(location: location, newText: meant.rawValue)
                return [FixIt(message: "write '\(meant.rawValue)'", edits: [edit])]
            } ?? []
        )
    }
}
