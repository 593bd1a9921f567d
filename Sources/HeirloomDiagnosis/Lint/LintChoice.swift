import HeirloomModel

/// The warnings to report in addition to the default ones.
package struct LintChoice: Hashable, Sendable {
    /// The ids of warnings that are not on by default.
    package var enabled: Set<DiagnosticID>
    /// The number of dependencies that a type may have without a warning.
    package var mostDependencies: Int

    package init(enabled: Set<DiagnosticID> = [], mostDependencies: Int = 10) {
        self.enabled = enabled
        self.mostDependencies = mostDependencies
    }

    func includes(_ rule: LintRule) -> Bool { rule.isOnByDefault || enabled.contains(rule.id) }
}
