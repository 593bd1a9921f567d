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

    /// The ids of warnings as an enumeration: `'dropped-root', 'plugin-not-applied'` and so on.
    package static var listOfWarnings: String {
        warnings.map(\.rawValue).listed()
    }

    /// Returns a warning whose id differs from a text only by a likely misspelling: `droped-root`.
    package static func warning(near text: String) -> DiagnosticID? {
        let letters = Array(text.lowercased().utf8)
        return warnings.first { Misspelling.distance(letters, Array($0.rawValue.utf8)) != nil }
    }
}
