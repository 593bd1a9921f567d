import HeirloomModel

/// What is to be warned about beside what always is.
package struct LintChoice: Hashable, Sendable {
    /// The ids of warnings that are not on by default.
    package var enabled: Set<DiagnosticID>
    /// How many dependencies a type may have.
    package var mostDependencies: Int

    package init(enabled: Set<DiagnosticID> = [], mostDependencies: Int = 10) {
        self.enabled = enabled
        self.mostDependencies = mostDependencies
    }

    func includes(_ rule: LintRule) -> Bool { rule.isOnByDefault || enabled.contains(rule.id) }
}
