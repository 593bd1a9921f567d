extension DiagnosticID {
    /// The ids of warnings, which can be raised or silenced.
    package static let warnings: [DiagnosticID] = [
        .needlessErasure, .needlessConcurrency, .builtTwice, .unlistedElement, .droppedRoot,
        .pluginNotApplied, .unavailableUnderConstruction, .untrackedDirectory, .keptOutput, .unusedReceived,
        .unusedInstantiated, .unusedForwarded, .unbuiltType, .shadowedProvider, .builtTooHigh,
        .protocolFirst, .manyDependencies, .unknownWarning, .needlessMockAttributes,
    ]

    /// The severity of the id's diagnostics, unless a warning is raised.
    package var severity: Diagnostic.Severity { Self.warnings.contains(self) ? .warning : .error }

    /// Returns advice for a text that is not the id of a warning: `did you mean 'dropped-root'?`
    package static func advice(insteadOf text: String) -> String {
        warning(near: text).map { "did you mean '\($0.rawValue)'?" }
            ?? "the warnings are \(warnings.map(\.rawValue).listed())"
    }

    /// Returns a warning whose id differs from a text only by a likely misspelling: `droped-root`.
    package static func warning(near text: String) -> DiagnosticID? {
        let letters = Array(text.lowercased().utf8)
        return warnings.first { Misspelling.distance(letters, Array($0.rawValue.utf8)) != nil }
    }
}
