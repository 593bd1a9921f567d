import HeirloomGraph
import HeirloomModel

/// The treatment of warnings: `--error dropped-root --silence untracked-directory`.
package struct WarningLevels: Equatable, Sendable {
    /// The treatment of one kind of warning.
    package enum Level: Equatable, Sendable {
        /// The warning is reported as an error.
        case raised
        /// The warning is not reported.
        case silenced
    }

    package var levels: [DiagnosticID: Level]

    package init(_ levels: [DiagnosticID: Level] = [:]) {
        self.levels = levels
    }

    /// Returns these levels, completed by those of another instance for all other warnings.
    func completed(by other: WarningLevels) -> WarningLevels {
        WarningLevels(levels.merging(other.levels) { own, _ in own })
    }

    func raises(_ id: DiagnosticID) -> Bool { levels[id] == .raised }

    /// Returns the remaining diagnostics with adjusted severities.
    func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .warning else { return diagnostic }
            switch levels[diagnostic.id] {
            case .silenced:
                return nil
            case .raised:
                var diagnostic = diagnostic
                diagnostic.severity = .error
                return diagnostic
            case nil:
                return diagnostic
            }
        }
    }
}

extension WarningLevels {
    /// Reads `warningsAsErrors` and `silencedWarnings` from the configuration of the module for which code is
    /// generated. Texts that are not the ids of warnings are reported separately.
    init(configuredIn input: GraphInput) {
        let configurations = input.modules.filter { $0.name == input.module }.flatMap(\.configurations)
        self.init()
        for (_, configuration) in configurations {
            for id in configuration.silencedWarnings.compactMap({ DiagnosticID(rawValue: $0.text) }) {
                levels[id] = .silenced
            }
            for id in configuration.warningsAsErrors.compactMap({ DiagnosticID(rawValue: $0.text) }) {
                levels[id] = .raised
            }
        }
    }
}
